/** Rules for how often a dish, a protein or a cuisine comes again. */
import type { PlanRule } from '../plan-rule.ts'
import { type Facts, scopeOf, whenOf } from '../rule-clauses/clause-facts.ts'
import { dishOf, type Memory } from '../rule-clauses/memory.ts'
import { maybe } from './preferred.ts'

/** 'Two days between curries'. */
function daysBetweenThem({ clause: { pieces }, count, number }: Facts): number | null {
  const at = pieces.findIndex(({ is }) => is === 'between')
  const unit = pieces[at - 1]
  const n = number?.n ?? count?.min
  return at > 1 && unit?.is === 'unit' && unit.unit === 'days' && n !== undefined ? n : null
}

/** 'Every three days'. */
function everyDays({ clause: { pieces } }: Facts): number | null {
  const at = pieces.findIndex(({ is }) => is === 'every')
  const [number, unit] = [pieces[at + 1], pieces[at + 2]]
  return at >= 0 && number?.is === 'number' && unit?.is === 'unit' && unit.unit === 'days' ? number.n : null
}

/**
 * 'No repeats', 'pasta not two days running', 'rice no more than every other day', 'same
 * breakfast every day'.
 */
export function repeatRules(facts: Facts, memory: Memory, within: number | undefined): PlanRule[] | null {
  const { cues, dishes, count } = facts
  const lent = cues.has('otherwise') ? undefined : memory.aheadDays
  const when = whenOf(facts.days ?? lent, facts.slots)
  const scope = { ...scopeOf(when, undefined), ...maybe(facts) }
  const what = dishes.find(({ isQuality }) => !isQuality)?.what ?? dishes[0]?.what
  const by = cues.has('by protein')
    ? ('protein' as const)
    : cues.has('by cuisine')
      ? ('cuisine' as const)
      : undefined
  if (cues.has('other day') && (what ?? dishOf(memory))) {
    // 'Meat free every other day' asks for days on which, and not for none in between.
    if (!facts.isNot && !facts.compare && !count) return null
    const dish = what ?? dishOf(memory)
    return dish ? [{ kind: 'repeat', what: dish, days: 2, count: { max: 1 }, ...scope }] : null
  }
  if (cues.has('same day'))
    return what && facts.isNot && dishes.length === 1
      ? [{ kind: 'repeat', what, days: 1, count: { max: 1 }, ...scope }]
      : null
  const gap = daysBetweenThem(facts)
  if (gap !== null && cues.has('repeat'))
    return [{ kind: 'repeat', days: gap + 1, count: { max: 1 }, ...scope }]
  if (gap !== null && what) return [{ kind: 'repeat', what, days: gap + 1, count: { max: 1 }, ...scope }]
  const every = everyDays(facts)
  if (every !== null && what && (facts.compare || facts.isNot || count))
    return [{ kind: 'repeat', what, days: every, count: { max: 1 }, ...scope }]
  if (cues.has('running')) {
    const isSame = facts.clause.pieces.some((piece) => piece.is === 'cue' && / same /.test(piece.word ?? ''))
    if (!facts.isNot && !facts.compare && !cues.has('no repeat') && !cues.has('different') && !isSame)
      return null
    const dish = by
      ? undefined
      : (what ??
        (cues.has('no repeat') || isSame || facts.hasMeal || cues.has('same') || facts.isSome
          ? undefined
          : dishOf(memory)))
    return [
      { kind: 'repeat', ...(by ? { by } : dish && { what: dish }), days: 2, count: { max: 1 }, ...scope },
    ]
  }
  if (cues.has('different') && facts.isEvery && facts.slots.length > 0 && dishes.length === 0 && !by)
    return [{ kind: 'repeat', count: { max: 1 }, ...scope }]
  // 'One breakfast for the whole week'.
  const isOneThroughout =
    facts.number?.n === 1 &&
    dishes.length === 0 &&
    facts.slots.length > 0 &&
    facts.clause.pieces.some((piece) => 'word' in piece && /(?:whole|entire|all) week/.test(piece.word ?? ''))
  if (isOneThroughout && !facts.isNot) return [{ kind: 'repeat', same: true, ...scope }]
  const isLong = facts.isEvery || cues.has('total') || (facts.days !== undefined && facts.days.sort !== 'one')
  if (cues.has('same') && isLong && !facts.isNot)
    return dishes.length > 0 ? null : [{ kind: 'repeat', same: true, ...scope }]
  if (by && (facts.isEvery || cues.has('no repeat') || (cues.has('different') && facts.isEvery)))
    return [
      { kind: 'repeat', by, count: { max: 1 }, ...(within !== undefined && { days: within }), ...scope },
    ]
  if (
    by &&
    (facts.isNot || count?.max !== undefined) &&
    count &&
    (facts.isNot || count.min === undefined) &&
    !cues.has('different')
  )
    return [
      {
        kind: 'repeat',
        by,
        count: {
          max: count.isAbove
            ? (count.min ?? 2) - 1
            : facts.isNot && count.min === count.max
              ? Math.max(1, (count.max ?? 2) - 1)
              : (count.max ?? 1),
        },
        ...(within !== undefined && { days: within }),
        ...scope,
      },
    ]
  const isRepeat =
    cues.has('no repeat') || (cues.has('repeat') && (facts.isNot || facts.compare !== undefined))
  if (
    !isRepeat &&
    !(facts.isNot && count && (facts.hasMeal || cues.has('same') || count.isAbove) && dishes.length === 0)
  )
    return null
  const dish = what ?? undefined
  const max = count?.isAbove ? (count.min ?? 2) - 1 : (count?.max ?? 1)
  return [
    {
      kind: 'repeat',
      ...(dish && { what: dish }),
      count: {
        max: facts.isNot && count?.max !== undefined && count.min === count.max ? Math.max(1, max - 1) : max,
      },
      ...(within !== undefined && { days: within }),
      ...scope,
    },
  ]
}

/** 'At least three different cuisines', 'four different proteins'. */
export function differentRules(facts: Facts): PlanRule[] | null {
  const { cues, count, number } = facts
  const min = count?.min ?? count?.max ?? number?.n
  if (min === undefined || facts.dishes.length > 0) return null
  const scope = { ...scopeOf(whenOf(facts.days, facts.slots), undefined), ...maybe(facts) }
  if (cues.has('by cuisine'))
    return [{ kind: 'have', what: { different: 'cuisine' }, count: { min }, ...scope }]
  return cues.has('by protein') ? [{ kind: 'repeat', by: 'protein', count: { min }, ...scope }] : null
}
