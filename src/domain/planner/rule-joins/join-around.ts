/** Words that stand on both sides of what they are about: 'keep tofu off the menu'. */
import { turnsOfPeople } from './turn-people.ts'
import { inPlaceOf, over } from './joined.ts'
import type { Piece } from '../rule-tokens/piece.ts'
import { isSmall, offVerbs, offWords, type Turn } from './turn.ts'
import { turnsOfDays } from './join-around-days.ts'
import { turnsOfOrder } from './join-orders.ts'
import { turnsOfScope } from './join-around-scope.ts'
import {
  cueAt,
  has,
  hasCue,
  hasWord,
  isA,
  isCue,
  isPronoun,
  isThing,
  isWord,
  wordAt,
} from '../rule-tokens/piece-checks.ts'

/** 'Keep tofu off the menu', 'leave the olives out', 'give lamb a miss'. */
const turnOff: Turn = (own) => {
  const verb = wordAt(own, offVerbs)
  const dish = own.findIndex((piece, at) => at > verb && isThing(piece))
  const [thing, off] = [own[dish], own[dish + 1]]
  // 'Give pasta a miss on Friday and rice a miss on Sunday': said of both.
  const isToo = verb < 0 && isWord(off, /^(?:a miss|a swerve|a body swerve|a wide berth|the heave ho)$/)
  const first = isToo ? thing : own[verb]
  if (!first || !thing || !off || !own.slice(verb + 1, dish).every(isSmall)) return null
  const isOff = isWord(off, offWords)
  // 'Keep the chicken out of the freezer' keeps it from no meal.
  const rest = own.slice(dish + 2)
  const isForThem = (piece: Piece, at: number) => piece.is === 'who' && isWord(rest[at - 1], /^for$/)
  const isRest = (piece: Piece, at: number) =>
    isA(piece, 'filler', 'days', 'slot', 'maybe') ||
    isForThem(piece, at) ||
    (isCue(piece, 'total') && isWord(piece, /week/))
  if (!isOff || !rest.every(isRest)) return null
  const not = inPlaceOf(first, { is: 'not', word: 'no' })
  return [...own.slice(0, isToo ? dish : verb), not, { ...thing, end: off.end }, ...rest]
}

/** 'Prawns are banned', 'enough stew already': at the end, what is said of all before it. */
const turnBanned: Turn = (own) => {
  const at = wordAt(own, /^(?:is|are) (?:banned|out|off limits|forbidden|off the menu|off the list)$/)
  const [ban, dish] = [own[at], own.findIndex(isThing)]
  if (!ban || dish < 0 || dish > at || !own.slice(0, dish).every(isSmall)) return null
  if (has(own.slice(0, at), 'who', 'guest', 'not')) return null
  return [inPlaceOf(ban, { is: 'not', word: 'no' }), ...own.slice(0, at), ...own.slice(at + 1)]
}

/** 'Leave Tom out on Friday', 'count Ella out'. */
const turnPeopleOut: Turn = (own) => {
  const at = own.findIndex(({ is }) => is === 'who')
  const [verb, who, out] = [own[0], own[at], own[at + 1]]
  // 'Count the kids out'.
  const isBeside = at > 0 && own.slice(1, at).every(({ is }) => is === 'filler')
  if (!verb || who?.is !== 'who' || !out || !isBeside) return null
  if (!isWord(verb, /^(?:leave|count|keep)$/) || !isWord(out, /^out$/)) return null
  return [who, over(verb, out, { is: 'cue', cue: 'away', word: 'is out' }), ...own.slice(at + 2)]
}

/** 'Leave it out', 'count him out': none, of what was said. */
const turnItOut: Turn = (own) => {
  const [verb, it, out, ...rest] = own
  const isIt = it?.is === 'subject' || isPronoun(it)
  if (!verb || !it || !out || !isIt || rest.length > 0) return null
  if (!isWord(verb, /^(?:leave|count|keep|take)$/) || !isWord(out, /^(?:out|off|out of it|off the menu)$/))
    return null
  return [over(verb, out, { is: 'not', word: 'none' }), it]
}

/** 'Limit pizza to two nights', 'keep prawns to twice': at most so often. */
const turnLimit: Turn = (own) => {
  const verb = wordAt(own, /^(?:limit|keep|cap|restrict|hold)$/)
  const dish = own.findIndex((piece, at) => at > verb && isThing(piece))
  // 'Cap the potato dishes at three'.
  const end = own[dish + 1]?.is === 'meal' ? dish + 1 : dish
  const [to, count] = own.slice(end + 1)
  if (verb < 0 || dish < 0 || !to || !count || !isWord(to, /^(?:to|at)$/)) return null
  if (!own.slice(verb + 1, dish).every(isSmall)) return null
  if (!isA(count, 'count', 'number', 'compare')) return null
  const most: Piece[] =
    count.is === 'compare' ? [] : [inPlaceOf(to, { is: 'compare', way: 'max', word: 'at most' })]
  return [
    ...own.slice(0, verb),
    ...own.slice(verb + 1, end + 1),
    ...most,
    ...own.slice(end + 2).filter(isNoLimit),
  ]
}

/** 'Keep cheese to two nights tops': said twice. */
const isNoLimit = (piece: Piece) => !isWord(piece, /^(?:tops|max|maximum|at most|at the most|or less)$/)

/** 'Put pizza down for Friday', 'pencil soup in': the small word belongs to the verb. */
const turnDown: Turn = (own) => {
  const verb = wordAt(own, /^(?:put|pencil|write|note|stick|slot|pop)$/)
  const down = own.findIndex((piece, at) => at > verb && isWord(piece, /^(?:down|in)$/))
  const isBehindDish = verb >= 0 && down > verb + 1 && own[down - 1]?.is === 'thing'
  const isAheadOfDay = own.slice(down + 1).find((piece) => !isSmall(piece))?.is === 'days'
  return isBehindDish && isAheadOfDay ? own.toSpliced(down, 1) : null
}

/** 'Keep nuts away from Ella': none for her. */
const turnAway: Turn = (own) => {
  const [keep, ...rest] = own
  const away = cueAt(rest, 'away')
  const [off, from, ...whom] = rest.slice(away)
  const who = whom.find((piece) => !isSmall(piece))
  if (!keep || !off || away < 1 || !isWord(keep, /^keep$/) || !isWord(from, /^from$/) || who?.is !== 'who')
    return null
  if (!rest.slice(0, away).some(isThing)) return null
  const not = inPlaceOf(keep, { is: 'not', word: 'no' })
  const forThem = over(off, from ?? off, { is: 'filler', word: 'for' })
  return [not, ...rest.slice(0, away), forThem, ...rest.slice(away + 2)]
}

/** 'Keep prawns off Ella's plate', 'leave the chilli off hers': none for her. */
const turnOffPlate: Turn = (own) => {
  const [keep, ...rest] = own
  const at = wordAt(rest, /^off$/)
  const [off, who, ...behind] = rest.slice(at)
  if (!keep || !off || at < 1 || who?.is !== 'who' || !isWord(keep, /^(?:keep|leave)$/)) return null
  if (!rest.slice(0, at).some(isThing)) return null
  if (!behind.every((piece) => isA(piece, 'meal', 'filler', 'slot'))) return null
  const not = inPlaceOf(keep, { is: 'not', word: 'no' })
  const forThem = inPlaceOf(off, { is: 'filler', word: 'for' })
  return [not, ...rest.slice(0, at), forThem, who]
}

/** 'Keep the children away from chilli': none for them. */
const turnAwayFrom: Turn = (own) => {
  const [keep, ...rest] = own
  const at = wordAt(rest, /^(?:away|off|clear)$/)
  const who = rest[at - 1]
  const [away, from] = rest.slice(at)
  const behind = isWord(from, /^(?:from|of)$/) ? rest.slice(at + 2) : rest.slice(at + 1)
  if (!keep || !away || at < 1 || who?.is !== 'who' || !isWord(keep, /^keep$/)) return null
  if (!rest.slice(0, at - 1).every(isSmall) || !behind.some(isThing)) return null
  return [who, inPlaceOf(away, { is: 'cue', cue: 'dislikes', word: 'is off' }), ...behind]
}

/** 'Use the slow cooker on Wednesday': a dish made in it, and nothing to use up. */
const turnUse: Turn = (own) => {
  const at = wordAt(own, /^use$/, 'cue')
  const thing = own.findIndex((piece, index) => index > at && !isSmall(piece))
  const [use, tool] = [own[at], own[thing]]
  const isTool = tool?.is === 'thing' && Object.keys(tool.what).join() === 'tag'
  if (!use || !isTool || has(own.slice(0, at), 'not', 'compare')) return null
  return own.with(at, inPlaceOf(use, { is: 'ask', word: 'make' }))
}

/** 'Can the slow cooker do something on Friday': a dish made in it. */
const turnTool: Turn = (own) => {
  const at = own.findIndex((piece) => !isSmall(piece) && !isWord(piece, /^let$/))
  const [tool, does, ...rest] = own.slice(Math.max(0, at))
  const isTool = tool?.is === 'thing' && Object.keys(tool.what).join() === 'tag' && !tool.isQuality
  const isDone = isWord(does, /^(?:do|make|cook|sort|handle)$/, 'ask')
  const isMeal = has(rest, 'some', 'slot')
  const isPlain = rest.every((piece) => isSmall(piece) || isA(piece, 'slot', 'days'))
  return does && isTool && isDone && isMeal && isPlain && hasWord(own.slice(0, at), asked)
    ? [does, ...rest.filter(({ is }) => is === 'some'), tool, ...rest.filter(({ is }) => is !== 'some')]
    : null
}

const asked = /^(?:can|could|let)$/

/** 'Make enough for five on Friday': so many people, and not so many meals. */
const turnEnough: Turn = (own) => {
  const at = own.findIndex((piece) => isWord(piece, /enough(?: of)?$/) && isCue(piece, 'double'))
  const link = own.findIndex((piece, index) => index > at && isWord(piece, /^for$/))
  const [enough, number, next] = [own[at], own[link + 1], own[link + 2]]
  if (at < 0 || link < 0 || !enough || number?.is !== 'number') return null
  if (next && isA(next, 'meal', 'slot', 'unit', 'thing', 'number') && !isWord(next, /^people$/)) return null
  const dishes = own.slice(at + 1, link)
  const feed = inPlaceOf(enough, { is: 'cue', cue: 'we are', word: 'enough for' })
  return dishes.length === 0
    ? [...own.slice(0, at), feed, ...own.slice(link + 1)]
    : [...own.slice(0, at), ...own.slice(at + 1)]
}

/** 'Keep groceries under 150': money, where what is spent is spoken of. */
const turnMoney: Turn = (own) => {
  const at = own.findIndex((piece, index) => piece.is === 'number' && own[index - 1]?.is === 'compare')
  const [number, next] = [own[at], own[at + 1]]
  const isSpent = hasCue(own, 'spend')
  if (number?.is !== 'number' || number.n < 10 || !isSpent || isA(next, 'unit', 'thing')) return null
  return own.toSpliced(at, 1, inPlaceOf(number, { is: 'amount', n: number.n, unit: 'money' }))
}

/** 'Three times a week max': the comparing word goes before its number. */
const turnWeekly: Turn = (own) => {
  const at = own.findIndex((piece, index) => piece.is === 'compare' && own[index - 1]?.is === 'cue')
  const [compare, week] = [own[at], own[at - 1]]
  const number = own.findLastIndex(({ is }, index) => index < at && (is === 'number' || is === 'count'))
  if (compare?.is !== 'compare' || week?.is !== 'cue' || week.cue !== 'total' || number < 0) return null
  const between = own.slice(number + 1, at - 1)
  const isLast = own.slice(at + 1).every(isSmall)
  if (!isLast || own[number - 1]?.is === 'compare' || between.some(({ is }) => is !== 'meal')) return null
  return [...own.slice(0, number), compare, ...own.slice(number, at), ...own.slice(at + 1)]
}

/** 'Cook a big soup on Monday for lunch on Tuesday': more of it than one meal. */
const turnBig: Turn = (own) => {
  const verb = wordAt(own, /^(?:cook|make|do|ill make|ill cook)$/, 'ask')
  const big = own.findIndex((piece, at) => at > verb && isWord(piece, /^(?:big|large|huge|massive)$/))
  const link = own.findIndex((piece, at) => at > big && isWord(piece, /^for$/))
  const [first, last, next] = [own[verb], own[big], own[link + 1]]
  if (verb < 0 || big < 0 || link < 0 || !first || !last || !own.slice(verb + 1, big).every(isSmall))
    return null
  const isCooked = own.slice(big, link).some(isThing) && has(own.slice(big, link), 'days')
  if (!isCooked || !isA(next, 'slot', 'days')) return null
  return [
    ...own.slice(0, verb),
    over(first, last, { is: 'cue', cue: 'double', word: 'make extra' }),
    ...own.slice(big + 1),
  ]
}

const turns: readonly Turn[] = [
  ...turnsOfDays,
  ...turnsOfScope,
  ...turnsOfOrder,
  turnOff,
  turnBanned,
  turnItOut,
  turnPeopleOut,
  ...turnsOfPeople,
  turnLimit,
  turnDown,
  turnAway,
  turnOffPlate,
  turnAwayFrom,
  turnEnough,
  turnUse,
  turnTool,
  turnMoney,
  turnWeekly,
  turnBig,
]

/** Each part of a sentence between marks, with the words around a dish in one place before it. */
export const turnAround = (pieces: readonly Piece[]): Piece[] => turnParts(pieces, turns)

/** Each part of a sentence between marks, turned by each of these in their order. */
export function turnParts(pieces: readonly Piece[], ways: readonly Turn[]): Piece[] {
  const turned: Piece[] = []
  let own: Piece[] = []
  const closeRun = () => {
    turned.push(...ways.reduce((parts, turn) => turn(parts) ?? parts, own))
    own = []
  }
  for (const piece of pieces) {
    if (piece.is === 'break') {
      closeRun()
      turned.push(piece)
    } else own.push(piece)
  }
  closeRun()
  return turned
}
