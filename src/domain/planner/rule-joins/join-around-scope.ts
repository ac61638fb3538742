/** Words that say to which day, or to which one of several, something is held. */
import { over, inPlaceOf } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { isSmall, type Turn } from './turn.ts'
import {
  has,
  hasWord,
  isA,
  isCue,
  isNightly,
  isPerson,
  isThing,
  isWord,
  wordAt,
} from '../rule-tokens/piece-checks.ts'

/** 'Fish pie only on Fridays', 'steak just on Saturday': on no other day. */
const turnOnlyOn: Turn = (own) => {
  const at = wordAt(own, /^(?:only|just)$/, 'compare')
  const only = own[at]
  const day = own[at + 1]?.is === 'filler' ? at + 2 : at + 1
  const dish = own.slice(0, at)
  const rest = own.slice(day + 1)
  if (at < 1 || !only || own[day]?.is !== 'days') return null
  if (!dish.some(isThing) || !dish.every((piece) => isThing(piece) || isSmall(piece))) return null
  if (!rest.every((piece) => isSmall(piece) || piece.is === 'slot')) return null
  return [...dish, ...own.slice(at + 1), only]
}

/** 'Pizza one of the Fridays', 'on one of the weekend days': on any of them. */
const turnOneOfDays: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) =>
      ((piece.is === 'number' && piece.n === 1) || isWord(piece, /^(?:either|any)$/)) &&
      isWord(own[index + 1], /^of$/),
  )
  const isArticle = isWord(own[at + 2], /^(?:the|our|these|those)$/)
  const day = own[at + (isArticle ? 3 : 2)]
  const first = own[at]
  if (at < 0 || !first || day?.is !== 'days' || day.sort === 'one') return null
  const any = over(first, day, { ...day, sort: 'any' })
  return [...own.slice(0, at), any, ...own.slice(at + (isArticle ? 4 : 3))]
}

/** 'Something small for tea', 'just a little supper': a light one. */
const turnSmall: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) =>
      isWord(piece, /^(?:small|little)$/) && (own[index - 1]?.is === 'some' || own[index + 1]?.is === 'slot'),
  )
  const small = own[at]
  const next = own[at + 1]
  if (!small || (next && next.is === 'thing') || own.some(isThing)) return null
  const light = inPlaceOf(small, {
    is: 'thing',
    what: { tag: 'light' },
    isQuality: true,
    word: 'small',
  })
  return own.toSpliced(at, 1, light)
}

/** 'One night just soup': one night with it, and not at most one. */
const turnJustThen: Turn = (own) => {
  const at = own.findIndex((piece) => piece.is === 'number' && Number.isInteger(piece.n))
  const [night, just, dish] = own.slice(at + 1)
  const isNight = isNightly(night)
  if (at < 0 || !isNight || just?.is !== 'compare' || !isWord(just, /^(?:just|only)$/)) return null
  return dish && (isThing(dish) || isA(dish, 'some', 'filler')) ? own.toSpliced(at + 2, 1) : null
}

/** 'At Jake's sister's': at hers, whosever sister she is. */
const turnAtTheirs: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) =>
      piece.is === 'who' &&
      piece.isOwner === true &&
      own[index + 1]?.is === 'guest' &&
      (isWord(own[index - 1], /^at$/) || isWord(own[index - 1], /(?:^| )to$/, 'cue')),
  )
  return at < 0 ? null : own.toSpliced(at, 1)
}

/** 'No tuna in Priya's sandwiches', 'no onion in Dave's portion': none for them. */
const turnInTheirs: Turn = (own) => {
  const not = own.findIndex(({ is }) => is === 'not')
  const dish = own.findIndex((piece, at) => at > not && isThing(piece))
  const [link, who, food, ...rest] = own.slice(dish + 1)
  if (not < 0 || dish < 0 || !link || !isWord(link, /^(?:in|on)$/)) return null
  if (who?.is !== 'who' || who.isOwner !== true || !food) return null
  const isFood =
    isThing(food) ||
    isWord(food, /^(?:portion|food|plate|share|bowl|meals?|lunchbox|lunch box|packed lunch)$/)
  if (!isFood && food.is !== 'slot') return null
  const forThem = inPlaceOf(link, { is: 'filler', word: 'for' })
  const { isOwner: _, ...them } = who
  return [...own.slice(0, dish + 1), forThem, them, ...(food.is === 'slot' ? [food] : []), ...rest]
}

/** 'Kit spits mushrooms out', 'Tom picks the peas out': he does not eat them. */
const turnSpitOut: Turn = (own) => {
  const verb = wordAt(own, /^(?:spits?|picks?|fish(?:es)?|pulls?|flicks?|leaves?|pick)$/)
  const dish = own.findIndex((piece, at) => at > verb && isThing(piece))
  const [who, first, out] = [own[verb - 1], own[verb], own[dish + 1]]
  if (!first || dish < 0 || !isPerson(who)) return null
  if (!isWord(out, /^out$/) || !own.slice(verb + 1, dish).every(isSmall)) return null
  const cue = inPlaceOf(first, { is: 'cue', cue: 'dislikes', word: 'spits out' })
  return [...own.slice(0, verb), cue, ...own.slice(verb + 1, dish + 1), ...own.slice(dish + 2)]
}

/** 'My brother's family of four comes': so many, of whom nobody else is named. */
const turnFamilyOf: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) => isWord(piece, /^family$/) && isWord(own[index + 1], /^of$/) && !isThing(piece),
  )
  const number = own[at + 2]
  if (at < 0 || number?.is !== 'number' || number.n < 2) return null
  const owner = own[at - 1]
  const from = owner?.is === 'guest' ? at - 1 : at
  const guest = over(own[from]!, number, { is: 'guest', names: [], people: number.n })
  return own.toSpliced(from, at + 3 - from, guest)
}

/** 'Tom is bringing two mates home on Thursday': they come, whoever brings them. */
const turnBringing: Turn = (own) => {
  const at = wordAt(own, /^(?:(?:is |are |will be |will )?bring(?:s|ing)?)$/)
  const verb = own[at]
  const guest = own.findIndex((piece, index) => index > at && piece.is === 'guest')
  if (!verb || guest < 0 || own.some(isThing)) return null
  const isWhom = (piece: Piece) => isSmall(piece) || isA(piece, 'number', 'subject')
  if (!own.slice(at + 1, guest).every(isWhom)) return null
  const who = own.slice(0, at)
  if (!who.every((piece) => isPerson(piece) || isSmall(piece) || isCue(piece, 'is'))) return null
  const comes = inPlaceOf(verb, { is: 'cue', cue: 'guest', word: 'is coming' })
  // Who brings them is here already, unless they come too: 'Nani is bringing Auntie'.
  if (has(who, 'guest')) return null
  const isBack = (piece: Piece) => isWord(piece, /^(?:home|over|round|around|back|along|with him|with her)$/)
  return [...own.slice(at + 1, guest + 1), comes, ...own.slice(guest + 1).filter((piece) => !isBack(piece))]
}

/** 'Nothing hot for Ella', 'not too hot': spicy, where no dish is said to be hot. */
const turnHot: Turn = (own) => {
  const at = wordAt(own, /^hot$/, 'unknown')
  const hot = own[at]
  const before = own.slice(0, at).findLast((piece) => !isSmall(piece) || piece.is === 'some')
  if (!hot || before?.is !== 'not' || own.some(isThing)) return null
  // 'No hot lunches' are cold ones.
  const next = own[at + 1]
  if (isA(next, 'slot', 'meal')) return null
  const spicy = inPlaceOf(hot, {
    is: 'thing',
    what: { tag: 'spicy' },
    isQuality: true,
    word: 'spicy',
  })
  return own.toSpliced(at, 1, spicy)
}

const isManyNights = (piece: Piece) => isNightly(piece) && piece.isMany === true

/** 'Space the Mexican food out, at least two days in between': not twice within three days. */
const turnSpaced: Turn = (own) => {
  // 'Keep the pasta nights apart', 'space out the pasta'.
  const isApart = hasWord(own, /^apart$/)
  const at = wordAt(own, isApart ? /^(?:space|spread|keep)$/ : /^(?:space|spread)$/)
  const verb = own[at]
  const dish = own.findIndex((piece, index) => index > at && isThing(piece))
  const isOutOrApart = (piece: Piece) => isWord(piece, /^(?:out|apart)$/)
  const between = own.slice(at + 1, dish).filter((piece) => !isOutOrApart(piece))
  if (!verb || dish < 0 || !between.every(isSmall)) return null
  const rest = own
    .slice(dish + 1)
    .filter((piece) => piece.is !== 'meal' && !isManyNights(piece) && !isOutOrApart(piece))
  if (!own.slice(at + 1).some(isOutOrApart) || !rest.every(isSmall)) return null
  const apart = inPlaceOf(verb, { is: 'cue', cue: 'running', word: 'two days running' })
  const not = inPlaceOf(verb, { is: 'not', word: 'no' })
  return [...own.slice(0, at), not, ...between, own[dish]!, apart, ...rest]
}

/** 'Ella's off bread', 'Tom is off bread', 'I'm off bread': none for them. */
const turnOffFood: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) =>
      (piece.is === 'who' && (piece.isOwner === true || piece.it === true)) ||
      (isCue(piece, 'is') && own[index - 1]?.is === 'who') ||
      isWord(piece, /^im$/),
  )
  const [off, dish] = own.slice(at + 1)
  if (at < 0 || !off || !dish || !isWord(off, /^off$/) || !isThing(dish)) return null
  return own.toSpliced(at + 1, 1, inPlaceOf(off, { is: 'cue', cue: 'dislikes', word: 'is off' }))
}

/** 'Only me home on Wednesday', 'just the kids in': where they are was known. */
const turnOnlyHome: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) => isWord(piece, /^(?:home|in|here|around|about|eating)$/) && own[index - 1]?.is === 'who',
  )
  const before = own.slice(0, at)
  const next = own[at + 1]
  if (at < 1 || !hasWord(before, /^(?:only|just)$/, 'compare')) return null
  return next && next.is === 'thing' ? null : own.toSpliced(at, 1)
}

/** 'Leave the chilli out of Ella's portion': none for her. */
const turnOutOfTheirs: Turn = (own) => {
  const verb = wordAt(own, /^(?:leave|keep)$/)
  const dish = own.findIndex((piece, at) => at > verb && isThing(piece))
  const [out, of, who, portion] = own.slice(dish + 1)
  const first = own[verb]
  if (verb < 0 || dish < 0 || !first || !out || !of || who?.is !== 'who') return null
  if (!isWord(out, /^out$/) || !isWord(of, /^of$/) || !own.slice(verb + 1, dish).every(isSmall)) return null
  const isShare = isWord(portion, /^(?:portion|food|plate|share|bowl|dinner|meal)$/)
  const not = inPlaceOf(first, { is: 'not', word: 'no' })
  const link = over(out, of, { is: 'filler', word: 'for' })
  return [
    ...own.slice(0, verb),
    not,
    ...own.slice(verb + 1, dish + 1),
    link,
    who,
    ...own.slice(dish + 4 + (isShare ? 1 : 0)),
  ]
}

/** 'Dave's cooking something easy on Tuesday': he cooks, and all eat it. */
const turnCook: Turn = (own) => {
  const [who, ...rest] = own.filter((piece) => !isCue(piece, 'is') && !isWord(piece, /^(?:will|will be)$/))
  const [verb, ...behind] = rest
  if (
    who?.is !== 'who' ||
    !verb ||
    !isWord(verb, /^(?:cooking|cooks|making|makes|will cook|will make|cook)$/)
  )
    return null
  const dish = behind.findIndex(isThing)
  const isSome = behind
    .slice(0, dish)
    .some((piece) => piece.is === 'some' || isWord(piece, /^(?:a|an|his|her)$/))
  return dish > 0 && isSome && behind.slice(0, dish).every(isSmall) ? behind : null
}

/** Each of these turns. */
export const turnsOfScope: readonly Turn[] = [
  turnOnlyOn,
  turnOneOfDays,
  turnSmall,
  turnJustThen,
  turnAtTheirs,
  turnInTheirs,
  turnSpitOut,
  turnFamilyOf,
  turnBringing,
  turnHot,
  turnCook,
  turnOffFood,
  turnOnlyHome,
  turnOutOfTheirs,
  turnSpaced,
]
