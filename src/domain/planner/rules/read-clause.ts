/** What one clause asks for, in the light of those before it. */
import type { PlanRule, RuleCount, RuleDays } from '../plan-rule.ts'
import { type Facts, isOnly, scopeOf, whenOf } from './clause-facts.ts'
import { complement, daysOf, dishRules, saidCount, withDays } from './dish-rules.ts'
import { datesIn } from './join-days.ts'
import { weekdayNames } from '../weekday-names.ts'
import { isIdle } from './joined.ts'
import type { Memory } from './memory.ts'
import {
  differentRules,
  leftoverRules,
  sideRules,
  orderRules,
  repeatRules,
  skipRules,
  totalRules,
  useRules,
} from './other-rules.ts'
import { awayRules, cannotRules, guestRules, headsRules, isForNumber } from './people-rules.ts'
import type { Cue } from './piece.ts'

/** `rules` are new; `instead` takes the place of the last; null: it says nothing that is known. */
export type Reading = { rules: PlanRule[]; instead?: true } | null

const neutral: ReadonlySet<Cue> = new Set<Cue>([
  'is',
  'to',
  'per',
  'total',
  'we are',
  'guest',
  'half week',
  'most week',
  'since',
  'other',
  'otherwise',
  'except',
  'spend',
  'within',
  'per',
  'eat again',
])

/** 'So we won't be in'. */
const isOfUs = ({ pieces }: Facts['clause']) =>
  pieces.some(
    (piece) => 'word' in piece && /^(?:we|were|all|nobody|no one|everyone|im)\b/.test(piece.word ?? ''),
  )

/** Whom a clause is about; undefined: everybody. */
function whoOf(
  { who, guest, cues, clause }: Facts,
  { who: last, context }: Memory,
): readonly string[] | undefined {
  // 'Jake and I are low carb, so no pasta for us'.
  if (who?.isUs && context.speaker !== undefined && last?.includes(context.speaker)) return last
  if (who?.others) return last ? context.diners.filter((name) => !last.includes(name)) : undefined
  if (who?.it) return last
  // 'Raj is on nights, so won't be in for dinner': it is still he.
  const isOurs = clause.pieces.some((piece) => piece.is === 'subject' || piece.is === 'every')
  if (!who && !guest && clause.how === 'so' && cues.has('away') && !isOurs && !isOfUs(clause)) return last
  if (!who && guest && !cues.has('guest') && guest.names.length > 0) return guest.names
  return who?.all ? undefined : who?.names
}

/** 'Within 10 days', 'for at least two weeks'. */
function daysWithin({ clause }: Facts): number | undefined {
  const { pieces } = clause
  const at = pieces.findIndex(
    (piece) => piece.is === 'unit' && ['days', 'week', 'fortnight'].includes(piece.unit),
  )
  const week = pieces.findIndex((piece) => piece.is === 'cue' && piece.word === 'a week')
  const within = pieces[week - 1]
  if (within && 'word' in within && /^(?:within|inside|in)$/.test(within.word ?? '')) return 7
  const unit = pieces[at]
  const before = pieces[at - 1]
  if (unit?.is === 'unit' && unit.unit === 'fortnight') return 14
  const n =
    before?.is === 'number' ? before.n : before?.is === 'count' ? (before.min ?? before.max) : undefined
  return unit?.is === 'unit' && n !== undefined ? n * (unit.unit === 'week' ? 7 : 1) : undefined
}

/** Nobody means a serving by so much money. */
const MUCH = 20

/** Whether a limit is for a day or for the whole week. */
function perOf({ clause, cues, dishes, days, isWeekLong }: Facts): 'day' | 'week' | undefined {
  const { pieces } = clause
  const limit = dishes[0]
  if (!limit || pieces[limit.at]?.is !== 'limit') return undefined
  if (cues.has('per')) return undefined
  if (limit.what.kcal !== undefined) {
    const isDaily =
      cues.has('a day') ||
      pieces.some(
        (piece, at) =>
          at > limit.at && piece.is === 'every' && /day|daily|each/.test(piece.word ?? '') && !days,
      )
    return isDaily ? 'day' : undefined
  }
  if (limit.what.cost === undefined) return undefined
  const isMuch = (limit.what.cost.max ?? 0) >= MUCH
  return cues.has('total') || cues.has('spend') || isWeekLong || isMuch ? 'week' : undefined
}

/** 'Only one with cheese' and 'but only once' lean on what was said before. */
function countOnly(facts: Facts, memory: Memory): Reading {
  const last = memory.rules.at(-1)
  const count = saidCount(facts, memory)
  const [told] = memory.told
  if (
    told &&
    facts.compare === undefined &&
    facts.clause.how === 'comma' &&
    isMost(count) &&
    isOnly(facts, 'count')
  )
    return { rules: [{ kind: 'have', what: told.what, count }] }
  if (last?.kind !== 'have' || count === undefined) return null
  // 'Four quick dinners, two nice ones': other meals than those.
  const isCounted = last.count !== 'every' && last.count.min !== undefined && last.count.max !== undefined
  if (isCounted && facts.hasMeal && !facts.compare && facts.clause.how !== 'but') return null
  if (!isOnly(facts, 'count', 'number', 'compare', 'meal', 'every')) return null
  const number = facts.number?.n ?? facts.count?.max ?? facts.count?.min
  // 'No more than 30 minutes for dinner and 10 for breakfast' is read with the limits.
  if (number === undefined) return null
  // 'Ideally fish twice, but at least once': what is preferred stays, and less must be.
  const { strength, ...must } = last
  if (strength === 'prefer' && facts.clause.how === 'but' && !facts.isMaybe)
    return { rules: [{ ...must, count }] }
  // 'At least one new thing, two at most'.
  const both =
    last.count !== 'every' && count !== 'every' && isOneEnd(last.count, count)
      ? { ...last.count, ...count }
      : count
  return { rules: [{ ...last, count: both }], instead: true }
}

const isMost = (count: RuleCount | undefined): count is RuleCount =>
  count !== undefined && count !== 'every' && count.max !== undefined && count.min === undefined

/** One says at least, the other at most. */
const isOneEnd = (one: Ends, other: Ends) =>
  (one.min === undefined) !== (one.max === undefined) &&
  (other.min === undefined) !== (other.max === undefined) &&
  (one.min === undefined) !== (other.min === undefined) &&
  (one.min ?? other.min ?? 0) <= (one.max ?? other.max ?? 0)
type Ends = { min?: number; max?: number }

/** A number alone takes the measure of the limit before it. */
function sameMeasure(facts: Facts, memory: Memory): Reading {
  const { measure } = memory
  const n = facts.number?.n ?? facts.count?.max
  if (measure === undefined || n === undefined || facts.dishes.length > 0) return null
  const isPlaced = facts.slots.length > 0 || facts.days !== undefined || facts.cues.has('otherwise')
  const isBare =
    facts.clause.pieces.every(
      (piece) => !['thing', 'unit', 'who', 'guest', 'not', 'meal'].includes(piece.is),
    ) && [...facts.cues].every((cue) => neutral.has(cue))
  const isOfPeople = facts.cues.has('we are') || facts.cues.has('of us') || facts.cues.has('guest')
  const isLikely = n >= (measure === 'kcal' ? 100 : 4) && (measure !== 'cost' || !isForNumber(facts))
  if (!isBare || isOfPeople || !isLikely || !isPlaced) return null
  const scope = scopeOf(whenOf(daysOf(facts, memory), facts.slots), undefined)
  return { rules: [{ kind: 'have', what: { [measure]: { max: n } }, count: 'every', ...scope }] }
}

/** 'Something quick and filling on Monday': one meal that is both. */
function andAlso({ clause, dishes, isNot, isIt, days, slots }: Facts, { rules, isQuality }: Memory): Reading {
  const last = rules.at(-1)
  const [dish] = dishes
  // 'Pasta on Monday, but quick': that pasta.
  const isBut =
    (clause.how === 'but' || (isIt && clause.how === 'comma')) &&
    last?.when !== undefined &&
    last.kind === 'have' &&
    !last.who
  if (
    (clause.how !== 'and' && !isBut) ||
    last?.kind !== 'have' ||
    !dish ||
    dishes.length > 1 ||
    !dish.isQuality
  )
    return null
  if (!(isBut || isQuality || last.what.cuisine !== undefined) || isNot) return null
  if (last.count === 'every' || last.count.min !== 1 || last.count.max !== undefined) return null
  const own = new Set(['thing', 'limit', 'days', 'slot', ...(isBut && isIt ? ['ask', 'meal', 'number'] : [])])
  if (!clause.pieces.every((piece) => isIdle(piece) || own.has(piece.is))) return null
  const said = clause.pieces.some(({ is }) => is === 'days' || is === 'slot')
    ? whenOf(days, slots)
    : undefined
  if (said && (last.when || days?.sort === 'many')) return null
  const isFree = Object.keys(dish.what).every((dimension) => !(dimension in last.what))
  const both = { ...last, ...(said && { when: said }) }
  return isFree
    ? { rules: [{ ...both, what: { ...last.what, ...dish.what } }], instead: true }
    : said || isBut
      ? null
      : { rules: [{ ...last, what: dish.what }] }
}

/** Days or people alone belong to what was said before them. */
function scopeOnly(facts: Facts, memory: Memory): Reading {
  const last = memory.rules.at(-1)
  const { clause, days, isNot, but } = facts
  const isDays =
    isOnly(facts, 'days', 'slot', 'not', 'cue', 'every') &&
    (days ?? but) &&
    [...facts.cues].every((cue) => cue === 'except' || cue === 'is' || cue === 'to')
  if (isDays && last && (isNot || but)) {
    const off = but ?? days
    if (last.kind === 'skip' && !last.when?.days && !last.when?.dates && off?.days) {
      const out = datesIn(off, memory.context)
      const dates = memory.context.dates.filter((date) => !out.includes(date))
      return { rules: [{ ...last, when: { ...last.when, dates } }], instead: true }
    }
    // 'No prawns, and not on Monday': what is not on Monday was said before that.
    if (last.kind !== 'have' || isNoneOf(last)) return null
    if (last.count === 'every' && !last.when?.days && !last.when?.dates && off?.days) {
      const when = { ...last.when, days: weekdayNames.filter((name) => !off.days?.includes(name)) }
      return { rules: [{ ...last, when }], instead: true }
    }
    const when = whenOf(off, facts.slots.length > 0 ? facts.slots : (last.when?.slots ?? []))
    return { rules: [{ ...last, count: { max: 0 }, ...(when && { when }) }] }
  }
  const isWhoOff = isNot && isOnly(facts, 'not', 'who') && facts.who !== undefined
  const dish = memory.dishes.at(-1)
  const off = isWhoOff ? whoOf(facts, memory) : undefined
  // 'Low carb for Jake but not for the kids': they need not, and may.
  if (isWhoOff && last?.who) return null
  const isNone = clause.pieces.some((piece) => piece.is === 'not' && piece.word === 'none')
  if (dish && off && (clause.how === 'but' || (isNone && clause.how !== 'stop')))
    return { rules: [{ kind: 'have', what: dish.what, count: { max: 0 }, ...scopeOf(last?.when, off) }] }
  if (isDays && !isNot && last?.kind === 'leftover') {
    const to = whenOf(days, facts.slots)
    return to && !last.to && clause.how !== 'stop' ? { rules: [{ ...last, to }], instead: true } : null
  }
  if (isDays && !isNot && last && clause.how !== 'stop') {
    const when = whenOf(days, facts.slots)
    // 'No chilli on Thursday, make it for Friday'.
    if (facts.isAsking && last.kind === 'have' && last.count !== 'every' && last.count.max === 0) return null
    // 'Something Asian, but not Chinese, on Tuesday': both are on that day.
    const before = memory.rules.at(-2)
    if (isNoneOf(last) && before?.kind === 'have' && !isNoneOf(before) && !before.when) return null
    // 'Fish on Thursday evening or Friday evening': on one of the two.
    if (clause.how === 'or') return eitherDay(last, when)
    if (when && memory.days?.sort === 'any') return { rules: [{ ...last, when }] }
    return when ? { rules: [withDays(last, when)], instead: true } : null
  }
  const who = whoOf(facts, memory)
  if (isOnly(facts, 'who') && who && last && !last.who && clause.how === 'but') {
    const others = memory.context.diners.filter((name) => !who.includes(name))
    return last.kind === 'have' ? { rules: [{ ...last, who: others }], instead: true } : null
  }
  if (isOnly(facts, 'who') && who && last && !last.who)
    return { rules: [{ ...last, who: [...who] }], instead: true }
  return null
}

/** One of two days, where the first was one day and nothing else but a dish was said of it. */
function eitherDay(last: PlanRule, when: RuleDays | undefined): Reading {
  if (last.kind !== 'have' || last.count === 'every' || last.count.min !== 1 || last.count.max !== undefined)
    return null
  if (!when?.days || !last.when?.days || last.when.slots?.join() !== when.slots?.join()) return null
  const both = withDays(last, when)
  return { rules: [{ ...both, count: last.count } as PlanRule], instead: true }
}

const isNoneOf = (rule: PlanRule) => rule.kind === 'have' && rule.count !== 'every' && rule.count.max === 0

/** 'Dal twice but never at lunch': not that dish then. */
function notThen(facts: Facts, memory: Memory): Reading {
  const { clause, days, slots, isNot } = facts
  const last = memory.rules.at(-1)
  const isNever = clause.pieces.some(
    (piece) => piece.is === 'not' && /^(?:not|never)$/.test(piece.word ?? ''),
  )
  if (
    !['but', 'comma', 'and'].includes(clause.how) ||
    !isNot ||
    !isNever ||
    last?.kind !== 'have' ||
    slots.length === 0
  )
    return null
  if (!isOnly(facts, 'days', 'slot', 'not')) return null
  return { rules: [{ ...last, count: { max: 0 }, ...scopeOf(whenOf(days, slots), last.who) }] }
}

/** 'Brunch instead of breakfast': what there is then, no rule says. */
const isInPlace = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece) => piece.is === 'not' && /^(?:instead of|rather than|in place of)$/.test(piece.word ?? ''),
  )

/** 'No lunch for him', 'no dinner on Friday', 'just me'. */
function noMeal(facts: Facts, memory: Memory): Reading {
  const { cues, slots, dishes } = facts
  if (dishes.length > 0 || facts.count || facts.number) return null
  const isNone =
    (facts.isNot && slots.length > 0 && !isInPlace(facts)) ||
    cues.has('skip') ||
    (facts.isNothing && facts.days !== undefined)
  if ([...cues].some((cue) => !neutral.has(cue) && cue !== 'skip')) return null
  if (!isNone) return null
  const who = facts.isCook ? undefined : whoOf(facts, memory)
  const days = daysOf(facts, memory)
  if (who && who.length > 0) {
    const last = memory.rules.at(-1)
    if (
      last?.kind === 'away' &&
      facts.clause.how !== 'stop' &&
      !facts.days &&
      slots.length > 0 &&
      last.who?.join() === who.join()
    )
      return { rules: [{ ...last, when: { ...last.when, slots: [...slots] } }], instead: true }
    return { rules: [{ kind: 'away', ...scopeOf(whenOf(days ?? memory.days, slots), who) }] }
  }
  const when = whenOf(days, slots)
  if (!when) return null
  return {
    rules: [
      { kind: 'skip', ...scopeOf(when, undefined), ...(facts.isMaybe && { strength: 'prefer' as const }) },
    ],
  }
}

/** 'Grandma comes on Tuesday and stays until Thursday'. */
function stayOn({ cues, days, dishes, guest, clause }: Facts, { rules, context }: Memory): Reading {
  const last = rules.at(-1)
  if (!cues.has('stays') || !days || dishes.length > 0 || guest || last?.kind !== 'guest' || !last.when)
    return null
  if (clause.how !== 'and' && clause.how !== 'comma') return null
  const [from] = datesIn(last.when, context)
  const to = datesIn(days, context).findLast((date) => from !== undefined && date >= from)
  if (from === undefined || to === undefined) return null
  const dates = context.dates.filter((date) => date >= from && date <= to)
  const { slots } = last.when
  return { rules: [{ ...last, when: { dates, ...(slots && { slots }) } }], instead: true }
}

const made = (rules: PlanRule[] | null): Reading => (rules && rules.length > 0 ? { rules } : null)

/** 'Is the lasagne ...?' asks about something, and asks for nothing. */
const isQuestion = ({ clause: { pieces } }: Facts) => pieces[0]?.is === 'cue' && pieces[0].cue === 'is'

/** The rules of a clause whose words are all known. */
export function readClause(facts: Facts, memory: Memory): Reading {
  const who = whoOf(facts, memory)
  const { cues } = facts
  if (cues.has('fine') || isQuestion(facts)) return null
  // 'We don't want curry more than once'.
  const isTooOften = facts.count?.isAbove === true || cues.has('running') || cues.has('other day')
  if (cues.has('dislikes') && isTooOften && facts.dishes.length > 0)
    return readClause(
      {
        ...facts,
        cues: new Set([...cues].filter((cue) => cue !== 'dislikes')),
        isNot: true,
        dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })),
      },
      memory,
    )
  // 'No chicken more than twice or beef more than once'.
  const last = memory.rules.at(-1)
  const isAtMostToo =
    facts.count?.isAbove === true &&
    !facts.isNot &&
    facts.dishes.length > 0 &&
    facts.clause.how !== 'stop' &&
    last?.kind === 'have' &&
    last.count !== 'every' &&
    last.count.max !== undefined &&
    last.count.min === undefined
  if (isAtMostToo)
    return readClause(
      { ...facts, isNot: true, dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })) },
      memory,
    )
  const isSkipped = facts.clause.pieces.some((piece) => piece.is === 'cue' && piece.word === 'skip')
  if (cues.has('skip') && facts.dishes.length > 0 && (!facts.days || isSkipped))
    return readClause(
      { ...facts, cues: new Set(), dishes: facts.dishes.map((dish) => ({ ...dish, isNot: true })) },
      memory,
    )
  return (
    stayOn(facts, memory) ??
    made(cannotRules(facts, memory, who)) ??
    (cues.has('except') && !facts.but ? null : made(repeatRules(facts, memory, daysWithin(facts)))) ??
    made(differentRules(facts)) ??
    made(orderRules(facts)) ??
    made(leftoverRules(facts, memory)) ??
    (cues.has('leftovers') && facts.dishes.length === 0 ? null : made(useRules(facts, memory))) ??
    andAlso(facts, memory) ??
    sameMeasure(facts, memory) ??
    made(headsRules(facts, memory)) ??
    made(guestRules(facts, memory)) ??
    made(awayRules(facts, memory, who)) ??
    made(skipRules(facts, memory)) ??
    made(sideRules(facts, memory)) ??
    notThen(facts, memory) ??
    noMeal(facts, memory) ??
    made(totalRules(facts, perOf(facts), who)) ??
    countOnly(facts, memory) ??
    scopeOnly(facts, memory) ??
    wantedDishes(facts, memory, who)
  )
}

/** 'Under £8 for the whole family': a limit is of one serving, and this one is not. */
const isForTable = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.some(({ what }) => what.cost !== undefined) &&
  pieces.some(
    (piece) =>
      (piece.is === 'filler' && /family|all of us|us all|everyone|everybody|us all|house/.test(piece.word)) ||
      (piece.is === 'who' && piece.all === true),
  )

/** 'Nothing fried apart from fish and chips': but for a dish, and no rule says that. */
function isExceptDish({ clause: { pieces }, dishes }: Facts): boolean {
  const except = pieces.findIndex((piece) => piece.is === 'cue' && piece.cue === 'except')
  return except >= 0 && dishes.some(({ at }) => at > except)
}

/** 'Something he can have cold': what somebody can have is no quality of a dish. */
const isForThem = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    ({ is }, at) => is === 'some' && (pieces[at + 1]?.is === 'who' || pieces[at + 1]?.is === 'subject'),
  )

/** 'No cooking on Friday, we'll get chips': what they eat then is not planned. */
const isInstead = ({ clause, days }: Facts, { rules }: Memory) =>
  rules.at(-1)?.kind === 'skip' && clause.how === 'comma' && !days && clause.pieces[0]?.is === 'subject'

/** '400 g mince' alone says neither how often nor that it is to be used up. */
const isWeighed = ({ amount, cues }: Facts) =>
  amount !== undefined && !cues.has('use') && !['minutes', 'money', 'kcal'].includes(amount.unit ?? '')

/** 'Low carb', 'high protein': how somebody eats. */
const isEatingBy = (tag: unknown) => typeof tag === 'string' && /^(?:low|high) /.test(tag)

/** 'I'm doing keto', 'I'm vegetarian': a diet of whoever writes. */
const isOfMine = ({ clause: { pieces }, dishes, who, count, number, days }: Facts) =>
  !who &&
  !count &&
  !number &&
  !days &&
  pieces[0]?.is === 'subject' &&
  pieces[0].word === 'im' &&
  dishes.length > 0 &&
  dishes.every(({ what }) => what.diet !== undefined || isEatingBy(what.tag))

/** 'The kids want pizza' is for all, 'the kids have pizza' for them. */
const isWanting = (piece: Facts['clause']['pieces'][number] | undefined) =>
  piece?.is === 'ask' &&
  !/^(?:have|has|having|eat|gets?|eats? only|only eats|only has|(?:will|can) only (?:eat|have)|is only eating|.* to be|must be|should be)$/.test(
    piece.word ?? '',
  )

/** 'Meat on weekends only': on those days, and on no other. */
const isOnlyThere = ({ clause: { pieces }, isNot, dishes: [dish, other], days }: Facts) => {
  const [only, before] = [pieces.at(-1), pieces.slice(0, -1).findLast((piece) => !isIdle(piece))]
  return (
    (only?.is === 'compare' || only?.is === 'every') &&
    only.word === 'only' &&
    before?.is === 'days' &&
    before === days &&
    dish?.isQuality === false &&
    other === undefined &&
    !isNot
  )
}

function noneElse(facts: Facts, memory: Memory, who: readonly string[] | undefined): PlanRule[] {
  const elsewhere = complement({ but: facts.days, days: undefined }, memory)
  return (elsewhere?.dates ?? elsewhere?.days ?? []).length === 0
    ? []
    : facts.dishes.map(({ what }) => ({
        kind: 'have',
        what,
        count: { max: 0 },
        ...scopeOf(whenOf(elsewhere, facts.slots), who),
      }))
}

function wantedDishes(facts: Facts, memory: Memory, who: readonly string[] | undefined): Reading {
  const isKnown = (cue: Cue) => neutral.has(cue) || (cue === 'of us' && isForNumber(facts))
  if (facts.dishes.length === 0 || ![...facts.cues].every(isKnown)) return null
  if (facts.who?.it && who === undefined) return null
  // 'Chicken the others': other people or other days, where nobody was named.
  if (facts.who?.others && !facts.who.isUs && who === undefined) return null
  if (isForTable(facts) || isWeighed(facts) || isExceptDish(facts) || isForThem(facts)) return null
  if (isInstead(facts, memory)) return null
  if (isOfMine(facts) && memory.context.speaker !== undefined)
    return made(dishRules({ ...facts }, memory, who ?? [memory.context.speaker]))
  // 'The kids want pizza', 'Dave's lasagne': everybody eats it.
  const { pieces } = facts.clause
  const at = pieces.findIndex(({ is }) => is === 'who')
  const named = pieces[at]
  const isAsked =
    named?.is === 'who' &&
    (isWanting(pieces[at + 1]) || (named.isOwner === true && facts.dishes.some((dish) => dish.at > at)))
  const isGiven =
    named?.is === 'who' && pieces[at - 1]?.is === 'ask' && named.names.join() === memory.context.speaker
  const isWant =
    (isAsked || isGiven) &&
    !facts.dishes.some(
      ({ what }) =>
        (what.diet !== undefined && !what.food && !what.recipe) ||
        what.kcal !== undefined ||
        isEatingBy(what.tag) ||
        what.tag === 'packed lunch',
    )
  if (isWant && facts.who && !facts.isNot)
    return wantedDishes({ ...facts, who: undefined }, memory, undefined)
  // 'Not chicken every day' says neither none nor how many.
  if (facts.isNot && facts.isOftenEvery) return null
  if (facts.cues.has('except') && !facts.but) return null
  if (!isForNumber(facts))
    return made([
      ...dishRules(facts, memory, who),
      ...(isOnlyThere(facts) ? noneElse(facts, memory, who) : []),
    ])
  // 'A roast on Sunday for six': the number is of people.
  const people = facts.number?.n ?? 0
  const heads: PlanRule = {
    kind: 'heads',
    people,
    ...scopeOf(whenOf(daysOf(facts, memory), facts.slots), undefined),
  }
  return made([
    ...dishRules({ ...facts, number: undefined }, memory, who),
    ...(Number.isInteger(people) && people > 0 ? [heads] : []),
  ])
}
