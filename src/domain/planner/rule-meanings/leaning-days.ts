/** Days, meals and people alone, which belong to what was said before them. */
import type { PlanRule, RuleDays } from '../plan-rule.ts'
import { weekdayNames } from '../weekday-names.ts'
import { type Facts, isOnly, scopeOf, whenOf } from '../rule-clauses/clause-facts.ts'
import { withDays } from './dish-rules.ts'
import { datesIn } from '../rule-joins/dates-in.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Reading } from './reading.ts'
import { whoOf } from './who-of.ts'

/** Days or people alone belong to what was said before them. */
export function scopeOnly(facts: Facts, memory: Memory): Reading {
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
    // 'Quick on Tuesdays, except the 1st'.
    if (last.count === 'every' && last.when && off) {
      const out = datesIn(off, memory.context)
      const dates = datesIn(last.when, memory.context).filter((date) => !out.includes(date))
      const { slots } = last.when
      return { rules: [{ ...last, when: { dates, ...(slots && { slots }) } }], instead: true }
    }
    const when = whenOf(off, facts.slots.length > 0 ? facts.slots : (last.when?.slots ?? []))
    return { rules: [{ ...last, count: { max: 0 }, ...(when && { when }) }] }
  }
  // 'A pie on Wednesday and another on Friday'.
  const isAnother =
    isOnly(facts, 'days', 'slot', 'cue') &&
    days !== undefined &&
    facts.cues.size === 1 &&
    clause.pieces.some((piece) => piece.is === 'cue' && /^(?:another|one more)$/.test(piece.word ?? ''))
  if (isAnother && last?.kind === 'have' && last.when && !isNoneOf(last) && clause.how !== 'stop') {
    const when = whenOf(days, facts.slots.length > 0 ? facts.slots : (last.when.slots ?? []))
    return when ? { rules: [{ ...last, when }] } : null
  }
  // 'Takeaway on Friday, for lunch': at that meal.
  const isMeal = isOnly(facts, 'slot') && facts.slots.length > 0 && !facts.isManySlots && !days
  if (
    isMeal &&
    clause.how === 'comma' &&
    last?.when &&
    !last.when.slots &&
    (last.when.days ?? last.when.dates)
  )
    return { rules: [{ ...last, when: { ...last.when, slots: [...facts.slots] } }], instead: true }
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
  // 'Quick on Tuesday and a proper tea on Wednesday': another meal, of which nothing is said.
  const isMealSo = clause.pieces.some((piece, at) => {
    const before = clause.pieces[at - 1]
    return (
      piece.is === 'slot' &&
      before?.is === 'filler' &&
      /^(?:an?|proper|good|nice|decent|big|lovely)$/.test(before.word)
    )
  })
  if (isMealSo) return null
  // 'Dave is out on Monday, in on Tuesday'.
  const [first] = clause.pieces
  const isIn = first?.is === 'filler' && first.word === 'in'
  if (isIn && (last?.kind === 'away' || last?.kind === 'skip')) return null
  if (isDays && !isNot && last && clause.how !== 'stop') {
    const when = whenOf(days, facts.slots)
    // 'No chilli on Thursday, make it for Friday'.
    if (facts.isAsking && last.kind === 'have' && last.count !== 'every' && last.count.max === 0) return null
    // 'Something Asian, but not Chinese, on Tuesday': both are on that day.
    const before = memory.rules.at(-2)
    if (when && isNoneOf(last) && before?.kind === 'have' && !isNoneOf(before) && !before.when) {
      if (last.when || before.count === 'every' || clause.how === 'or' || clause.how === 'but') return null
      memory.rules[memory.rules.length - 2] = withDays(before, when)
      return { rules: [withDays(last, when)], instead: true }
    }
    // 'Fish on Thursday evening or Friday evening': on one of the two.
    if (clause.how === 'or') return eitherDay(last, when)
    if (when && memory.days?.sort === 'any') return { rules: [{ ...last, when }] }
    // 'Carbonara, Wednesday or Thursday': on one of them.
    if (when && days?.sort === 'any' && last.kind === 'have' && !last.when?.days && !last.when?.dates)
      return { rules: [{ ...last, when: { ...last.when, ...when } }], instead: true }
    // 'Nani for dinner on Friday, breakfast on Saturday too'.
    const own = last.when?.slots
    const isOtherMeal = own && when?.slots && own.join() !== when.slots.join() && (when.days ?? when.dates)
    if (isOtherMeal && (last.kind === 'guest' || last.kind === 'away' || last.kind === 'heads'))
      return { rules: [{ ...last, when }] }
    // 'Steak for the grown-ups, nuggets for the kids, Saturday'.
    const isPair =
      last.kind === 'have' && before?.kind === 'have' && last.who && before.who && !last.when && !before.when
    if (when && isPair) memory.rules[memory.rules.length - 2] = withDays(before, when)
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

/** 'Dal twice but never at lunch', 'no bread at breakfast, none at lunch': not that dish then. */
export function notThen(facts: Facts, memory: Memory): Reading {
  const { clause, days, slots, isNot } = facts
  const last = memory.rules.at(-1)
  const isNever = clause.pieces.some(
    (piece) => piece.is === 'not' && /^(?:not|never|none)$/.test(piece.word ?? ''),
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

/** 'Grandma comes on Tuesday and stays until Thursday'. */
export function stayOn({ cues, days, dishes, guest, clause }: Facts, { rules, context }: Memory): Reading {
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
