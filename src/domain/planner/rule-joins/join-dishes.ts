/** Dishes and their qualities that stand together. */
import type { DishLike } from '../plan-rule.ts'
import { isIdle, type Join, jointAt, pastIdle, asOne, partBefore } from './joined.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import {
  isA,
  isBreak,
  isCue,
  isDescribing,
  isDishNamed,
  isOwning,
  isWord,
} from '../rule-tokens/piece-checks.ts'

/** 'A quick one on Thursday'. */
export const joinPronoun: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.is !== 'thing' || !first.isQuality || second?.is !== 'number' || second.n !== 1) return null
  if (isA(third, 'thing', 'unit', 'slot', 'meal')) return null
  return { length: 2, piece: { ...first, end: second.end } }
}

/** 'Abuela's favourite: pot roast', 'Dave's favourite, lasagne': which one it is. */
const favouriteNamed: Join = (pieces, at) => {
  const [first, mark, dish, end] = pieces.slice(at, at + 4)
  if (first?.is !== 'thing' || first.what.is !== 'favourite' || Object.keys(first.what).length > 1)
    return null
  const isColon = isWord(mark, /^[:-]$/, 'filler')
  const owner = pieces[at - 1]
  const isOwned = isOwning(owner) || isWord(owner, /^(?:my|our)$/)
  const isAside = isOwned && isBreak(mark, 'comma') && !first.isMany
  const isDish = isDishNamed(dish)
  const isEnd = end === undefined || isA(end, 'break', 'filler', 'days')
  return (isColon || isAside) && isDish && isEnd ? asOne(3, first, dish, dish) : null
}

const dimensionOf = (what: DishLike) => Object.keys(what).join()

/** 'Mild curry', 'chicken pasta': one dish that is both. */
export const joinDishes: Join = (pieces, at) => {
  const [first, second] = [pieces[at], pieces[at + 1]]
  if (first?.is !== 'thing') return null
  const named = favouriteNamed(pieces, at)
  if (named) return named
  if (second?.is === 'thing') {
    const what = dishOfBoth(first, second)
    return what && asOne(2, first, second, { ...second, ...what })
  }
  const onToast = pieces[at + 2]
  const isOnIt = isWord(second, /^on$/, 'filler') && onToast?.is === 'thing'
  if (isOnIt && /^(?:toast|rye|sourdough|crumpets)$/.test(onToast.word) && first.what.food !== undefined) {
    const word = `${first.word} on ${onToast.word}`
    return asOne(3, first, onToast, { is: 'thing', what: { food: word }, word, isQuality: false })
  }
  const quality = qualityAfter(pieces, at + 1)
  if (quality) {
    const what = dishOfBoth(quality, first)
    const { isMany, isQuality, word } = first
    return (
      what &&
      asOne(pieces.indexOf(quality) - at + 1, first, quality, {
        is: 'thing',
        what: what.what,
        word,
        isQuality,
        ...(isMany && { isMany }),
      })
    )
  }
  const many = anyOfMany(pieces, at)
  if (many) return many
  const joint = jointAt(pieces, at + 1)
  const other = joint?.how === 'or' ? pieces[joint.next] : undefined
  if (!joint || other?.is !== 'thing') return null
  // 'A pie or lentil curry' are two dishes; 'fish or lentil curry' may be two curries.
  const behind = pieces[joint.next + 1]
  const both = behind?.is === 'thing' && !first.isQuality ? dishOfBoth(other, behind) : null
  if (both && first.what.recipe === undefined && !whole.test(first.word)) return null
  const [last, length] = behind?.is === 'thing' && both ? [{ ...behind, ...both }, 2] : [other, 1]
  const any = anyOf(first, last)
  return any && asOne(joint.next - at + length, first, last, { ...last, what: any })
}

/** 'On Friday it should be', 'something with': what may stand before a choice. */
const isBeforeChoice = (piece: Piece) =>
  isA(piece, 'filler', 'some', 'ask', 'subject', 'days', 'slot', 'who') || isIdle(piece)

/** 'Burgers, hot dogs or ribs': any of the three. */
function anyOfMany(pieces: readonly Piece[], at: number): ReturnType<Join> {
  if (!partBefore(pieces, at).every(isBeforeChoice)) return null
  const first = pieces[at]
  let what = first?.is === 'thing' ? first.what : null
  for (let next = at; what !== null;) {
    const joint = jointAt(pieces, next + 1)
    const other = joint && pieces[joint.next]
    const before = pieces[next]
    const mark = pieces[next + 1]
    if (!joint || first?.is !== 'thing' || before?.is !== 'thing' || other?.is !== 'thing') return null
    if (isBreak(mark, 'and')) return null
    what = anyOf({ ...before, what }, other)
    if (joint.how === 'or')
      return what && next > at ? asOne(joint.next - at + 1, first, other, { ...other, what }) : null
    next = joint.next
  }
  return null
}

/** 'A salad that is filling': what the dish is to be like stands after it. */
function qualityAfter(pieces: readonly Piece[], at: number): Of<'thing'> | null {
  const that = pieces[at]
  const isThat = isWord(that, /^(?:that|which|thats)$/, 'filler', 'subject')
  const is = pieces[at + 1]
  const isSaid = isThat && (isWord(that, /^thats$/) || isCue(is, 'is'))
  const quality = pieces[isSaid ? pastIdle(pieces, at + 1) : -1]
  return isDescribing(quality) ? quality : null
}

/** Dishes that have no other food behind their name: 'stew chicken' are two. */
const whole =
  /(?:^| )(?:stew|soup|pie|casserole|risotto|lasagne|lasagna|burger|tagine|omelette|curry|pizza|taco|sandwich)$/

/**
 * 'Mushrooms fish', 'curry pizza', 'curry vegetarian': two wishes that nothing parts. What makes a
 * dish stands before it and is one: 'mushroom soup', 'vegetarian curry'.
 */
const isTwoDishes = (first: Of<'thing'>, second: Of<'thing'>): boolean =>
  !first.isQuality &&
  !/^(?:with|without|in|on) /.test(second.word) &&
  (first.isMany === true || whole.test(first.word) || second.isQuality)

function dishOfBoth(
  first: Of<'thing'>,
  second: Of<'thing'>,
): Pick<Of<'thing'>, 'what' | 'word' | 'isQuality' | 'isJoined'> | null {
  if (first.word === second.word || isTwoDishes(first, second)) return null
  const word = `${first.word} ${second.word}`
  const isQuality = first.isQuality && second.isQuality
  if (first.what.food !== undefined && second.what.food !== undefined)
    return { what: { ...first.what, ...second.what, food: word }, word, isQuality, isJoined: true }
  const isSame = Object.keys(first.what).some((dimension) => dimension in second.what)
  return isSame ? null : { what: { ...first.what, ...second.what }, word, isQuality }
}

function anyOf(first: Of<'thing'>, second: Of<'thing'>): DishLike | null {
  const [a, b] = [dimensionOf(first.what), dimensionOf(second.what)]
  const isDish = (dimension: string) => dimension === 'food' || dimension === 'recipe'
  // 'Warming stews or casseroles': what stands before the first goes for both.
  if (a !== b && isDish(b) && first.what.food !== undefined)
    return { ...first.what, food: [first.what.food, second.what.food ?? second.word].flat() }
  const dimension = a === b ? a : isDish(a) && isDish(b) ? 'food' : null
  if (dimension === null || !['food', 'recipe', 'cuisine', 'diet', 'tag'].includes(dimension)) return null
  // 'Granola or porridge': beside a food, the word that was said and not a recipe of that name.
  const namesOf = ({ what, word }: Of<'thing'>) =>
    dimension === 'food' && what.recipe !== undefined
      ? [word]
      : [what.food ?? what.recipe ?? what.cuisine ?? what.diet ?? what.tag ?? []].flat()
  return { [dimension]: [...namesOf(first), ...namesOf(second)] }
}

const isTag = (piece: Piece | undefined): piece is Of<'thing'> =>
  isDescribing(piece) && Object.keys(piece.what).join() === 'tag'

/** 'High protein low carb dinners': both, as with an 'and' between them. */
export const partQualities = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece, at): Piece[] => {
    const before = pieces[at - 1]
    if (!before || !isTag(before) || !isTag(piece) || piece.what.tag === before.what.tag) return [piece]
    const gap = { start: before.end, end: piece.start, isGlued: false }
    return [{ is: 'break', how: 'and', ...gap }, piece]
  })
