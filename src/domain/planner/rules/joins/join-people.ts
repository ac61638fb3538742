/** Joins people and meal times that stand together. */

import {
  hasKind,
  hasWord,
  isOfKind,
  isJoiner,
  isCue,
  isManyMeals,
  isPerson,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type Join, joinerAt, joinedAs, partBefore } from './join.ts'
import { isDeterminer } from './rewrite.ts'

/** 'Out for lunch and dinner' is for both meals. */
export const joinMeals: Join = (tokens, at) => {
  const first = tokens[at]
  const joint = first?.kind === 'cue' && first.slots ? joinerAt(tokens, at + 1) : null
  const slot = joint && tokens[joint.next]
  const next = joint && tokens[joint.next + 1]
  // 'For lunch and dinner on Sunday'.
  const after = joint && next?.kind === 'filler' ? tokens[joint.next + 2] : next
  if (first?.kind !== 'cue' || !first.slots || slot?.kind !== 'slot' || joint?.joiner !== 'and') return null
  return after && !isOfKind(after, 'joiner', 'days')
    ? null
    : joinedAs(joint.next - at + 1, first, slot, { ...first, slots: [...first.slots, ...slot.slots] })
}

/** People, guests or meal times that are named together become one: 'Tom and Ella'. */
export const joinPeople: Join = (tokens, at) => {
  const first = tokens[at]
  if (!isOfKind(first, 'who', 'guest', 'slot')) return null
  const direct = tokens[at + 1]
  const isDirect = first.kind === 'who' && direct?.kind === 'who'
  const joint = isDirect ? { joiner: 'and' as const, next: at + 1 } : joinerAt(tokens, at + 1)
  const second = joint && tokens[joint.next]
  if (!joint || !second) return null
  const length = joint.next - at + 1
  const verb = tokens[joint.next + 1]
  // 'Tofu on Tuesday evening and breakfasts in ten minutes' means all breakfasts, not only that
  // day's.
  const isOfDay = first.kind === 'slot' && tokens[at - 1]?.kind === 'days' && first.isMany !== true
  if (isOfDay && isManyMeals(second)) return null
  // In 'no rice for Dave, and Ella is vegan' the second person begins a wish.
  const isOwnWish =
    isPerson(second) &&
    !isDirect &&
    verb !== undefined &&
    !isOfKind(verb, 'joiner', 'filler', 'days', 'slot', 'maybe', 'compare', 'every') &&
    !isWhen(verb) &&
    hasKind(partBefore(tokens, at), 'dish', 'limit', 'slot')
  if (isOwnWish) return null
  // In 'no yoghurt for Kit and I am away' only 'I' is away.
  if (second.kind === 'who' && isWord(verb, /^am\b/, 'cue')) return null
  // In 'just me and Dave, the kids are away' the comma begins a clause about others.
  const isJust = hasKind(partBefore(tokens, at), 'compare')
  if (isJust && first.kind === 'who' && isComma(tokens[at + 1]) && verb?.kind === 'cue') return null
  // In 'low carb for me and Dave, the kids can eat anything' a new subject has its own verb.
  const isSubject = isWord(verb, /^(?:can|could|will|would|may|might|should)$/, 'filler')
  if (first.kind === 'who' && isComma(tokens[at + 1]) && joint.next <= at + 3 && isSubject) return null
  // 'Tacos for me and Jake and the kids can have a pizza'.
  const isServed = isWord(tokens[at - 1], /^for$/) && isSubject && tokens[joint.next + 2]?.kind === 'ask'
  if (first.kind === 'who' && isServed) return null
  // 'Curry for Ben; for Lily, soup', 'pie for Ben and for Lily we want soup': Lily begins the next
  // wish.
  const link = tokens.slice(at, joint.next).findLast((token) => !isDeterminer(token))
  const isLinked = isWord(link, /^(?:for|at)$/)
  if (first.kind === 'who' && isLinked && ['joiner', 'ask'].includes(verb?.kind ?? '')) return null
  // 'Bread once for dinner, and for breakfast, let's have eggs'.
  if (first.kind === 'slot' && isLinked && isComma(tokens[at + 1]) && isComma(verb)) return null
  // In 'light lunches and proper dinners' the first quality is not for the dinners.
  const isOther = hasWord(
    tokens.slice(at + 1, joint.next),
    /^(?:good|nice|lovely|proper|decent|tasty|big|little|small)$/,
    'filler',
  )
  // In 'smoothies every morning, lunch under £2' lunch begins a wish.
  const isListEnd = verb === undefined || isOfKind(verb, 'joiner', 'days', 'filler')
  const isCommaOnly = tokens[at + 1]?.kind === 'joiner' && joint.next === at + 2 && isComma(tokens[at + 1])
  if (first.kind === 'slot' && second.kind === 'slot' && isCommaOnly && !isListEnd) return null
  if (first.kind === 'slot' && second.kind === 'slot' && !first.isNight && !second.isNight && !isOther)
    return joinedAs(length, first, second, { ...second, slots: [...first.slots, ...second.slots] })
  // In 'for Jake, he is training' the pronoun means Jake.
  if (first.kind === 'who' && second.kind === 'who' && !second.isPronoun)
    return joinedAs(length, first, second, {
      kind: 'who',
      names: [...new Set([...first.names, ...second.names])],
    })
  if (first.kind === 'guest' && second.kind === 'guest')
    return joinedAs(length, first, second, {
      kind: 'guest',
      names: [...first.names, ...second.names],
      people: first.people + second.people,
    })
  return null
}

/** Whether a token says when and is no verb: 'for Ben and me this week', 'from Tuesday on'. */
const isWhen = (token: Token | undefined) => isCue(token, 'total', 'since', 'until', 'before', 'after')

const isComma = (token: Token | undefined) => isJoiner(token, 'comma')
