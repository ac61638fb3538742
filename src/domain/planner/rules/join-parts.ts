/** Numbers, amounts, limits, people, meal times and dishes that stand together. */
import type { DishLike } from '../plan-rule.ts'
import { type Join, joinAll, jointAt, over, pastIdle } from './joined.ts'
import type { Of, Piece } from './piece.ts'

/** 'At 7' is a time of day, and nothing to plan by. */
const joinTimes: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  const isTime =
    (first?.is === 'filler' && (first.word === 'at' || first.word === 'by')) ||
    (first?.is === 'cue' && (first.cue === 'until' || first.cue === 'before'))
  if (!first || !isTime || second?.is !== 'number' || third?.is === 'unit' || third?.is === 'thing')
    return null
  return { length: 2, piece: over<Of<'unknown'>>(first, second, { is: 'unknown', isTime: true }) }
}

/** '2-3', 'two or three', 'once or twice', 'between two and three'. */
const joinNumbers: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.is === 'number' && second?.is === 'number' && second.isDashed)
    return {
      length: 2,
      piece: over<Of<'number'>>(first, second, { is: 'number', n: first.n, most: second.n }),
    }
  if (first?.is === 'between' && second?.is === 'number' && third?.is === 'break') {
    const last = pieces[at + 3]
    if (last?.is === 'number')
      return {
        length: 4,
        piece: over<Of<'number'>>(first, last, { is: 'number', n: second.n, most: last.n }),
      }
  }
  const isJoint =
    (second?.is === 'break' && second.how === 'or') || (second?.is === 'cue' && second.cue === 'to')
  if (first?.is === 'number' && isJoint && third?.is === 'number' && third.n > first.n)
    return { length: 3, piece: over<Of<'number'>>(first, third, { is: 'number', n: first.n, most: third.n }) }
  if (first?.is === 'count' && isJoint && third?.is === 'count')
    return {
      length: 3,
      piece: over<Of<'count'>>(first, third, {
        is: 'count',
        min: first.min ?? 0,
        max: third.max ?? first.max ?? 1,
      }),
    }
  return null
}

/** '400g', '£2', '30 minutes', 'three times'. */
const joinAmounts: Join = (pieces, at) => {
  const first = pieces[at]
  const next = pastIdle(pieces, at + 1)
  const second = pieces[at + 1]
  if (first?.is === 'unit' && first.unit === 'money' && second?.is === 'number')
    return {
      length: 2,
      piece: over<Of<'amount'>>(first, second, { is: 'amount', n: second.n, unit: 'money' }),
    }
  // 'A tin of coconut milk' is one tin.
  if (isArticle(first) && second?.is === 'unit' && packs.has(second.unit))
    return { length: 2, piece: over<Of<'amount'>>(first, second, { is: 'amount', n: 1, unit: second.unit }) }
  if (first?.is !== 'number') return null
  if (second?.is === 'compare' && second.word === 'min' && first.n >= 5)
    return {
      length: 2,
      piece: over<Of<'amount'>>(first, second, { is: 'amount', n: first.most ?? first.n, unit: 'minutes' }),
    }
  if (second?.is === 'vague' && second.word === 'lots of') return counted(first, second)
  if (second?.is === 'unit') {
    if (second.unit === 'x' || second.unit === 'of') return counted(first, second)
    if (['days', 'week', 'fortnight'].includes(second.unit)) return null
    if (second.unit === 'pence')
      return {
        length: 2,
        piece: over<Of<'amount'>>(first, second, {
          is: 'amount',
          n: (first.most ?? first.n) / 100,
          unit: 'money',
        }),
      }
    const hours = second.unit === 'hours'
    const n = (first.most ?? first.n) * (hours ? 60 : 1)
    const unit = hours ? 'minutes' : second.unit
    return { length: 2, piece: over<Of<'amount'>>(first, second, { is: 'amount', n, unit }) }
  }
  if (second?.is === 'meal' && second.isMany && next === at + 1) {
    const after = pieces[at + 2]
    if (after?.is === 'cue' && after.cue === 'running') return null
    return counted(first, second)
  }
  return null
}
const packs: ReadonlySet<string> = new Set(
  'kg|lb|tin|can|pack|bag|bunch|jar|head|block|tub|box|pint|carton'.split('|'),
)
const isArticle = (piece: Piece | undefined): piece is Of<'filler'> =>
  piece?.is === 'filler' && /^an?$/.test(piece.word)

const counted = (first: Of<'number'>, last: Piece) => ({
  length: 2,
  piece: over<Of<'count'>>(first, last, { is: 'count', min: first.n, max: first.most ?? first.n }),
})

const dimensions: Readonly<Record<string, 'minutes' | 'kcal' | 'cost'>> = {
  minutes: 'minutes',
  kcal: 'kcal',
  money: 'cost',
}

/** 'Under 30 minutes', '600 calories max', 'at least 30 g protein'. */
const joinLimits: Join = (pieces, at) => {
  const first = pieces[at]
  if (!first) return null
  const start = first.is === 'compare' ? pastIdle(pieces, at + 1) : at
  const amount = pieces[start]
  if (amount?.is !== 'amount') return null
  const after = pieces[pastIdle(pieces, start + 1)]
  const isProtein = amount.unit === 'g' && after?.is === 'cue' && after.cue === 'by protein'
  const isEach = after?.is === 'cue' && after.cue === 'per'
  const isPrice = amount.unit === 'pound' && (first.is === 'compare' || isEach)
  const dimension = isProtein ? 'protein' : isPrice ? 'cost' : dimensions[amount.unit ?? '']
  if (dimension === undefined) return null
  let last = isProtein ? pastIdle(pieces, start + 1) : start
  const ahead = first.is === 'compare' ? first : null
  // '£4 a head tops'.
  const beyond = isEach && ahead === null ? pastIdle(pieces, pastIdle(pieces, start + 1) + 1) : -1
  if (pieces[beyond]?.is === 'compare') last = beyond - 1
  const behind = pieces[pastIdle(pieces, last + 1)]
  const isBehind =
    ahead === null && behind?.is === 'compare' && isTrailing(pieces, pastIdle(pieces, last + 1))
  // 'In 40 minutes or less': said twice.
  const isAgain =
    ahead?.way === 'max' && behind?.is === 'compare' && /^or (?:less|under|fewer)$/.test(behind.word ?? '')
  if (isBehind || isAgain) last = pastIdle(pieces, last + 1)
  const way = ahead?.way ?? (isBehind && behind.is === 'compare' ? behind.way : isProtein ? 'min' : 'max')
  const isLeast = way === 'min' || way === 'above'
  const what: DishLike = { [dimension]: isLeast ? { min: amount.n } : { max: amount.n } }
  const end = pieces[last]
  return end ? { length: last - at + 1, piece: over<Of<'limit'>>(first, end, { is: 'limit', what }) } : null
}

/** A comparing word belongs to the number before it where no other number comes after it. */
const isTrailing = (pieces: readonly Piece[], at: number) => {
  const next = pieces[pastIdle(pieces, at + 1)]
  return next?.is !== 'number' && next?.is !== 'amount' && next?.is !== 'count'
}

/** 'At least two', 'no more than once', 'twice at most', 'exactly one', 'max once'. */
const joinCounts: Join = (pieces, at) => {
  const first = pieces[at]
  if (first?.is === 'compare') {
    const next = pastIdle(pieces, at + 1)
    const number = pieces[next]
    const n = numberIn(number)
    if (number === undefined || n === null || pieces[next + 1]?.is === 'unit') return null
    const outer = pieces[next + 1]
    const isMin = first.way === 'max' && outer?.is === 'compare' && outer.way === 'min'
    return { length: next - at + 1, piece: compared(first, number, n, isMin ? 'min' : first.way) }
  }
  const n = numberIn(first)
  if (first === undefined || n === null) return null
  const behind = pastIdle(pieces, at + 1)
  const compare = pieces[behind]
  if (compare?.is !== 'compare' || !isTrailing(pieces, behind)) return null
  return { length: behind - at + 1, piece: compared(first, compare, n, compare.way) }
}

/** 'At least two but no more than four': one count. */
const joinRange: Join = (pieces, at) => {
  const [first, joint, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  const isJoint = joint?.is === 'break' && (joint.how === 'but' || joint.how === 'and')
  if (first?.is !== 'count' || !isJoint || third?.is !== 'count') return null
  const [low, high] = first.min !== undefined && first.max === undefined ? [first, third] : [third, first]
  if (low.min === undefined || low.max !== undefined || high.max === undefined || high.min !== undefined)
    return null
  const { min } = low
  const { max } = high
  return min <= max ? { length: 3, piece: over<Of<'count'>>(first, third, { is: 'count', min, max }) } : null
}

const numberIn = (piece: Piece | undefined): number | null => {
  if (piece?.is === 'number') return piece.most ?? piece.n
  return piece?.is === 'count' && piece.min !== undefined && piece.min === piece.max && !piece.exact
    ? piece.min
    : null
}

function compared(first: Piece, last: Piece, n: number, way: Of<'compare'>['way']): Piece {
  const most = { max: { max: n }, min: { min: n }, exact: { min: n, max: n, exact: true as const } }
  if (way === 'below') return over<Of<'count'>>(first, last, { is: 'count', max: Math.max(0, n - 1) })
  if (way === 'above') return over<Of<'count'>>(first, last, { is: 'count', min: n + 1, isAbove: true })
  return over<Of<'count'>>(first, last, { is: 'count', ...most[way] })
}

/** 'Out for lunch and dinner': both. */
const joinMeals: Join = (pieces, at) => {
  const first = pieces[at]
  const joint = first?.is === 'cue' && first.slots ? jointAt(pieces, at + 1) : null
  const slot = joint && pieces[joint.next]
  const after = joint && pieces[joint.next + 1]
  if (first?.is !== 'cue' || !first.slots || slot?.is !== 'slot' || joint?.how !== 'and') return null
  return after && after.is !== 'break' && after.is !== 'days'
    ? null
    : {
        length: joint.next - at + 1,
        piece: over<Of<'cue'>>(first, slot, { ...first, slots: [...first.slots, ...slot.slots] }),
      }
}

/** 'Tom and Ella', 'breakfast and lunch'. */
const joinPeople: Join = (pieces, at) => {
  const first = pieces[at]
  if (first?.is !== 'who' && first?.is !== 'guest' && first?.is !== 'slot') return null
  const direct = pieces[at + 1]
  const isDirect = first.is === 'who' && direct?.is === 'who'
  const joint = isDirect ? { how: 'and' as const, next: at + 1 } : jointAt(pieces, at + 1)
  const second = joint && pieces[joint.next]
  if (!joint || !second) return null
  const length = joint.next - at + 1
  // 'No rice for Dave, and Ella is vegan': the second begins a wish of its own.
  const isOwnWish =
    (second.is === 'who' || second.is === 'guest') &&
    !isDirect &&
    !['break', 'filler', 'days', 'slot', 'maybe', undefined].includes(pieces[joint.next + 1]?.is) &&
    saidBefore(pieces, at)
  if (isOwnWish) return null
  // 'Light lunches and proper dinners': what stands before the first is not of the second.
  const isOther = pieces
    .slice(at + 1, joint.next)
    .some(
      (piece) =>
        piece.is === 'filler' &&
        /^(?:good|nice|lovely|proper|decent|tasty|big|little|small)$/.test(piece.word),
    )
  if (first.is === 'slot' && second.is === 'slot' && !first.isNight && !second.isNight && !isOther)
    return {
      length,
      piece: over<Of<'slot'>>(first, second, { ...second, slots: [...first.slots, ...second.slots] }),
    }
  // 'For Jake, he is training': whoever that is was named already.
  if (first.is === 'who' && second.is === 'who' && !second.it)
    return {
      length,
      piece: over<Of<'who'>>(first, second, {
        is: 'who',
        names: [...new Set([...first.names, ...second.names])],
      }),
    }
  if (first.is === 'guest' && second.is === 'guest')
    return {
      length,
      piece: over<Of<'guest'>>(first, second, {
        is: 'guest',
        names: [...first.names, ...second.names],
        people: first.people + second.people,
      }),
    }
  return null
}

/** Whether a dish or the like was named in the part of the sentence that a piece stands in. */
function saidBefore(pieces: readonly Piece[], at: number): boolean {
  const start = pieces.slice(0, at).findLastIndex(({ is }) => is === 'break') + 1
  return pieces.slice(start, at).some(({ is }) => is === 'thing' || is === 'limit' || is === 'slot')
}

/** 'A quick one on Thursday'. */
const joinPronoun: Join = (pieces, at) => {
  const [first, second, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.is !== 'thing' || !first.isQuality || second?.is !== 'number' || second.n !== 1) return null
  if (third?.is === 'thing' || third?.is === 'unit' || third?.is === 'slot' || third?.is === 'meal')
    return null
  return { length: 2, piece: { ...first, end: second.end } }
}

const dimensionOf = (what: DishLike) => Object.keys(what).join()

/** 'Mild curry', 'chicken pasta': one dish that is both. */
const joinDishes: Join = (pieces, at) => {
  const [first, second] = [pieces[at], pieces[at + 1]]
  if (first?.is !== 'thing') return null
  if (second?.is === 'thing') {
    const what = dishOfBoth(first, second)
    return what && { length: 2, piece: over<Of<'thing'>>(first, second, { ...second, ...what }) }
  }
  const quality = qualityAfter(pieces, at + 1)
  if (quality) {
    const what = dishOfBoth(quality, first)
    const { isMany, isQuality, word } = first
    return (
      what && {
        length: pieces.indexOf(quality) - at + 1,
        piece: over<Of<'thing'>>(first, quality, {
          is: 'thing',
          what: what.what,
          word,
          isQuality,
          ...(isMany && { isMany }),
        }),
      }
    )
  }
  const many = anyOfMany(pieces, at)
  if (many) return many
  const joint = jointAt(pieces, at + 1)
  const other = joint?.how === 'or' ? pieces[joint.next] : undefined
  if (!joint || other?.is !== 'thing') return null
  const any = anyOf(first, other)
  return (
    any && { length: joint.next - at + 1, piece: over<Of<'thing'>>(first, other, { ...other, what: any }) }
  )
}

/** 'Burgers, hot dogs or ribs': any of the three. */
function anyOfMany(pieces: readonly Piece[], at: number): ReturnType<Join> {
  const start = pieces.slice(0, at).findLastIndex(({ is }) => is === 'break') + 1
  if (pieces.slice(start, at).some(({ is }) => is !== 'filler' && is !== 'some' && is !== 'ask')) return null
  const [first] = [pieces[at]]
  let what = first?.is === 'thing' ? first.what : null
  for (let next = at; what !== null;) {
    const joint = jointAt(pieces, next + 1)
    const other = joint && pieces[joint.next]
    const before = pieces[next]
    const mark = pieces[next + 1]
    if (!joint || first?.is !== 'thing' || before?.is !== 'thing' || other?.is !== 'thing') return null
    if (mark?.is === 'break' && mark.how === 'and') return null
    what = anyOf({ ...before, what }, other)
    if (joint.how === 'or')
      return what && next > at
        ? { length: joint.next - at + 1, piece: over<Of<'thing'>>(first, other, { ...other, what }) }
        : null
    next = joint.next
  }
  return null
}

/** 'A salad that is filling': what the dish is to be like stands after it. */
function qualityAfter(pieces: readonly Piece[], at: number): Of<'thing'> | null {
  const that = pieces[at]
  const isThat =
    (that?.is === 'filler' || that?.is === 'subject') && /^(?:that|which|thats)$/.test(that.word ?? '')
  const is = pieces[at + 1]
  const isSaid = isThat && (that.word === 'thats' || (is?.is === 'cue' && is.cue === 'is'))
  const quality = pieces[isSaid ? pastIdle(pieces, at + 1) : -1]
  return quality?.is === 'thing' && quality.isQuality ? quality : null
}

function dishOfBoth(
  first: Of<'thing'>,
  second: Of<'thing'>,
): Pick<Of<'thing'>, 'what' | 'word' | 'isQuality' | 'isJoined'> | null {
  if (first.word === second.word) return null
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

/** All of it, in the order in which each step needs the one before. */
export const joinParts = (pieces: readonly Piece[]): Piece[] =>
  [
    joinTimes,
    joinPronoun,
    joinNumbers,
    joinAmounts,
    joinLimits,
    joinCounts,
    joinRange,
    joinMeals,
    joinPeople,
    joinDishes,
  ].reduce(joinAll, [...pieces])
