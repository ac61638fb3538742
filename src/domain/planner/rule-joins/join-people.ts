/** People and meal times that stand together. */
import { type Join, jointAt, asOne, partBefore } from './joined.ts'
import { isDeterminer } from './turn.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import {
  has,
  hasWord,
  isA,
  isBreak,
  isCue,
  isManyMeals,
  isPerson,
  isWord,
} from '../rule-tokens/piece-checks.ts'

/** 'Out for lunch and dinner': both. */
export const joinMeals: Join = (pieces, at) => {
  const first = pieces[at]
  const joint = first?.is === 'cue' && first.slots ? jointAt(pieces, at + 1) : null
  const slot = joint && pieces[joint.next]
  const next = joint && pieces[joint.next + 1]
  // 'For lunch and dinner on Sunday'.
  const after = joint && next?.is === 'filler' ? pieces[joint.next + 2] : next
  if (first?.is !== 'cue' || !first.slots || slot?.is !== 'slot' || joint?.how !== 'and') return null
  return after && !isA(after, 'break', 'days')
    ? null
    : asOne(joint.next - at + 1, first, slot, { ...first, slots: [...first.slots, ...slot.slots] })
}

/** 'Tom and Ella', 'breakfast and lunch'. */
export const joinPeople: Join = (pieces, at) => {
  const first = pieces[at]
  if (!isA(first, 'who', 'guest', 'slot')) return null
  const direct = pieces[at + 1]
  const isDirect = first.is === 'who' && direct?.is === 'who'
  const joint = isDirect ? { how: 'and' as const, next: at + 1 } : jointAt(pieces, at + 1)
  const second = joint && pieces[joint.next]
  if (!joint || !second) return null
  const length = joint.next - at + 1
  // 'Tofu on Tuesday evening and breakfasts in ten minutes': all breakfasts, and not that day's.
  const isOfDay = first.is === 'slot' && pieces[at - 1]?.is === 'days' && first.isMany !== true
  if (isOfDay && isManyMeals(second)) return null
  // 'No rice for Dave, and Ella is vegan': the second begins a wish of its own.
  const isOwnWish =
    isPerson(second) &&
    !isDirect &&
    !['break', 'filler', 'days', 'slot', 'maybe', 'compare', 'every', undefined].includes(
      pieces[joint.next + 1]?.is,
    ) &&
    !isWhen(pieces[joint.next + 1]) &&
    restoreGroup(pieces, at)
  if (isOwnWish) return null
  // 'No yoghurt for Kit and I am away': one of them alone speaks on.
  const cue = pieces[joint.next + 1]
  if (second.is === 'who' && isWord(cue, /^am\b/, 'cue')) return null
  // 'Just me and Dave, the kids are away': what is behind the comma is of others.
  const isJust = has(partBefore(pieces, at), 'compare')
  if (isJust && first.is === 'who' && isComma(pieces[at + 1]) && pieces[joint.next + 1]?.is === 'cue')
    return null
  // 'Low carb for me and Dave, the kids can eat anything': a new subject with its verb.
  const verb = pieces[joint.next + 1]
  const isSubject = isWord(verb, /^(?:can|could|will|would|may|might|should)$/, 'filler')
  if (first.is === 'who' && isComma(pieces[at + 1]) && joint.next <= at + 3 && isSubject) return null
  // 'Tacos for me and Jake and the kids can have a pizza'.
  const isServed = isWord(pieces[at - 1], /^for$/) && isSubject && pieces[joint.next + 2]?.is === 'ask'
  if (first.is === 'who' && isServed) return null
  // 'Curry for Ben; for Lily, soup', 'pie for Ben and for Lily we want soup': the head of the next.
  const link = pieces.slice(at, joint.next).findLast((piece) => !isDeterminer(piece))
  const isLinked = isWord(link, /^(?:for|at)$/)
  if (first.is === 'who' && isLinked && ['break', 'ask'].includes(verb?.is ?? '')) return null
  // 'Bread once for dinner, and for breakfast, let's have eggs'.
  if (first.is === 'slot' && isLinked && isComma(pieces[at + 1]) && isComma(verb)) return null
  // 'Light lunches and proper dinners': what stands before the first is not of the second.
  const isOther = hasWord(
    pieces.slice(at + 1, joint.next),
    /^(?:good|nice|lovely|proper|decent|tasty|big|little|small)$/,
    'filler',
  )
  // 'Smoothies every morning, lunch under £2': the second begins a wish of its own.
  const isListEnd = ['break', 'days', 'filler', undefined].includes(pieces[joint.next + 1]?.is)
  const isCommaOnly = pieces[at + 1]?.is === 'break' && joint.next === at + 2 && isComma(pieces[at + 1])
  if (first.is === 'slot' && second.is === 'slot' && isCommaOnly && !isListEnd) return null
  if (first.is === 'slot' && second.is === 'slot' && !first.isNight && !second.isNight && !isOther)
    return asOne(length, first, second, { ...second, slots: [...first.slots, ...second.slots] })
  // 'For Jake, he is training': whoever that is was named already.
  if (first.is === 'who' && second.is === 'who' && !second.it)
    return asOne(length, first, second, {
      is: 'who',
      names: [...new Set([...first.names, ...second.names])],
    })
  if (first.is === 'guest' && second.is === 'guest')
    return asOne(length, first, second, {
      is: 'guest',
      names: [...first.names, ...second.names],
      people: first.people + second.people,
    })
  return null
}

/** 'For Ben and me this week', 'from Tuesday on', 'until Friday': when, and no verb. */
const isWhen = (piece: Piece | undefined) => isCue(piece, 'total', 'since', 'until', 'before', 'after')

const isComma = (piece: Piece | undefined) => isBreak(piece, 'comma')

/** Whether a dish or the like was named in the part of the sentence that a piece stands in. */
function restoreGroup(pieces: readonly Piece[], at: number): boolean {
  return has(partBefore(pieces, at), 'thing', 'limit', 'slot')
}
