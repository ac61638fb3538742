/** Words that say to which day, or to which one of several, something is held. */
import { over } from './joined.ts'
import type { Of, Piece } from '../rule-words/piece.ts'
import { isSmall, isThing, isWord, type Turn } from './turn.ts'

/** 'Fish pie only on Fridays', 'steak just on Saturday': on no other day. */
const turnOnlyOn: Turn = (own) => {
  const at = own.findIndex((piece) => piece.is === 'compare' && isWord(piece, /^(?:only|just)$/))
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
  const any = over<Of<'days'>>(first, day, { ...day, sort: 'any' })
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
  const light = over<Of<'thing'>>(small, small, {
    is: 'thing',
    what: { tag: 'light' },
    isQuality: true,
    word: 'small',
  })
  return own.toSpliced(at, 1, light)
}

/** 'Tom is bringing two mates home on Thursday': they come, whoever brings them. */
const turnBringing: Turn = (own) => {
  const at = own.findIndex((piece) => isWord(piece, /^(?:(?:is |are |will be |will )?bring(?:s|ing)?)$/))
  const verb = own[at]
  const guest = own.findIndex((piece, index) => index > at && piece.is === 'guest')
  if (!verb || guest < 0 || own.some(isThing)) return null
  const isWhom = (piece: Piece) => isSmall(piece) || piece.is === 'number' || piece.is === 'subject'
  if (!own.slice(at + 1, guest).every(isWhom)) return null
  const who = own.slice(0, at)
  if (!who.every((piece) => piece.is === 'who' || piece.is === 'guest' || isSmall(piece) || isIs(piece)))
    return null
  const comes = over<Of<'cue'>>(verb, verb, { is: 'cue', cue: 'guest', word: 'is coming' })
  // Who brings them is here already, unless they come too: 'Nani is bringing Auntie'.
  if (who.some(({ is }) => is === 'guest')) return null
  const isBack = (piece: Piece) => isWord(piece, /^(?:home|over|round|around|back|along|with him|with her)$/)
  return [...own.slice(at + 1, guest + 1), comes, ...own.slice(guest + 1).filter((piece) => !isBack(piece))]
}

const isIs = (piece: Piece) => piece.is === 'cue' && piece.cue === 'is'

/** 'Nothing hot for Ella', 'not too hot': spicy, where no dish is said to be hot. */
const turnHot: Turn = (own) => {
  const at = own.findIndex((piece) => piece.is === 'unknown' && piece.word === 'hot')
  const hot = own[at]
  const before = own.slice(0, at).findLast((piece) => !isSmall(piece) || piece.is === 'some')
  if (!hot || before?.is !== 'not' || own.some(isThing)) return null
  // 'No hot lunches' are cold ones.
  const next = own[at + 1]
  if (next?.is === 'slot' || next?.is === 'meal') return null
  const spicy = over<Of<'thing'>>(hot, hot, {
    is: 'thing',
    what: { tag: 'spicy' },
    isQuality: true,
    word: 'spicy',
  })
  return own.toSpliced(at, 1, spicy)
}

/** 'Space the Mexican food out, at least two days in between': not twice within three days. */
const turnSpaced: Turn = (own) => {
  // 'Keep the two pasta nights apart'.
  const isApart = own.some((piece) => isWord(piece, /^apart$/))
  const at = own.findIndex((piece) =>
    isWord(piece, isApart ? /^(?:space|spread|keep)$/ : /^(?:space|spread)$/),
  )
  const verb = own[at]
  const dish = own.findIndex((piece, index) => index > at && isThing(piece))
  if (!verb || dish < 0 || !own.slice(at + 1, dish).every(isSmall)) return null
  const rest = own.slice(dish + 1).filter((piece) => piece.is !== 'meal' && !isWord(piece, /^(?:out|apart)$/))
  if (rest.length === own.length - dish - 1 || !rest.every(isSmall)) return null
  const apart = over<Of<'cue'>>(verb, verb, { is: 'cue', cue: 'running', word: 'two days running' })
  const not = over<Of<'not'>>(verb, verb, { is: 'not', word: 'no' })
  return [...own.slice(0, at), not, ...own.slice(at + 1, dish + 1), apart, ...rest]
}

/** 'Ella's off bread', 'she's off bread': she will have none. */
const turnOffFood: Turn = (own) => {
  const at = own.findIndex((piece) => piece.is === 'who' && (piece.isOwner === true || piece.it === true))
  const [off, dish] = own.slice(at + 1)
  if (at < 0 || !off || !dish || !isWord(off, /^off$/) || !isThing(dish)) return null
  return own.toSpliced(at + 1, 1, over<Of<'cue'>>(off, off, { is: 'cue', cue: 'dislikes', word: 'is off' }))
}

/** 'Only me home on Wednesday', 'just the kids in': where they are was known. */
const turnOnlyHome: Turn = (own) => {
  const at = own.findIndex(
    (piece, index) => isWord(piece, /^(?:home|in|here|around|about|eating)$/) && own[index - 1]?.is === 'who',
  )
  const before = own.slice(0, at)
  const next = own[at + 1]
  if (at < 1 || !before.some((piece) => piece.is === 'compare' && isWord(piece, /^(?:only|just)$/)))
    return null
  return next && next.is === 'thing' ? null : own.toSpliced(at, 1)
}

/** 'Leave the chilli out of Ella's portion': none for her. */
const turnOutOfTheirs: Turn = (own) => {
  const verb = own.findIndex((piece) => isWord(piece, /^(?:leave|keep)$/))
  const dish = own.findIndex((piece, at) => at > verb && isThing(piece))
  const [out, of, who, portion] = own.slice(dish + 1)
  const first = own[verb]
  if (verb < 0 || dish < 0 || !first || !out || !of || who?.is !== 'who') return null
  if (!isWord(out, /^out$/) || !isWord(of, /^of$/) || !own.slice(verb + 1, dish).every(isSmall)) return null
  const isShare = isWord(portion, /^(?:portion|food|plate|share|bowl|dinner|meal)$/)
  const not = over<Of<'not'>>(first, first, { is: 'not', word: 'no' })
  const link = over<Of<'filler'>>(out, of, { is: 'filler', word: 'for' })
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
  const [who, ...rest] = own.filter((piece) => !isIs(piece) && !isWord(piece, /^(?:will|will be)$/))
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
  turnBringing,
  turnHot,
  turnCook,
  turnOffFood,
  turnOnlyHome,
  turnOutOfTheirs,
  turnSpaced,
]
