/** Clauses whose words are all known and that still may mean something else. */
import type { Facts } from './clause-facts.ts'
import { isThatDay } from './dish-rules.ts'
import { isToBe } from './half-read.ts'
import { isIdle } from './joined.ts'
import type { Memory } from './memory.ts'
import type { Piece } from './piece.ts'

type Thing = Extract<Piece, { is: 'thing' }>

const isThing = (piece: Piece | undefined): piece is Thing => piece?.is === 'thing'
const isWord = (piece: Piece | undefined, words: RegExp): boolean =>
  piece !== undefined && 'word' in piece && piece.word !== undefined && words.test(piece.word)

const isInThe = (piece: Piece) => piece.is === 'compare' && piece.word === 'in the'

/** Small words alone stand between two dishes: which ones. */
function betweenDishes(pieces: readonly Piece[]): Piece[] | null {
  const first = pieces.findIndex(isThing)
  const second = pieces.findIndex((piece, at) => at > first && isThing(piece))
  if (first < 0 || second < 0) return null
  const between = pieces.slice(first + 1, second)
  return between.every(
    (piece, at) =>
      isIdle(piece) ||
      piece.is === 'subject' ||
      piece.is === 'not' ||
      isInThe(piece) ||
      (piece.is === 'number' && isWord(between[at - 1], /^(?:on|in|at)$/)),
  )
    ? between
    : null
}

/** 'Chicken with rice' on no one meal, 'no cheese in the pasta': a dish within a dish. */
function isWithin({ clause: { pieces }, isNot, days, slots, cues }: Facts, { context }: Memory): boolean {
  const between = betweenDishes(pieces)
  if (!between || cues.has('use') || cues.has('after') || cues.has('next day')) return false
  if (between.some((piece) => isWord(piece, /^(?:in|in the|on|from|like|for|to)$/))) return true
  const isWith = between.some((piece) => isWord(piece, /^with$/))
  const isOneMeal = days?.sort === 'one' && (slots.length === 1 || context.slots.length === 1)
  return isWith && (isNot || !isOneMeal)
}

/**
 * 'Chicken is cheap at the moment' tells of chicken, 'a curry that is not spicy' asks for one
 * such.
 */
function isTold({ clause: { pieces } }: Facts): boolean {
  const between = betweenDishes(pieces)
  if (!between) return false
  const isSaid = between.some(
    (piece) => piece.is === 'subject' || piece.is === 'not' || (piece.is === 'cue' && piece.cue === 'is'),
  )
  return isSaid && !isWord(pieces[0], /^no|^without|^avoid/)
}

/** 'Lasagne takes too long': how long something takes is a wish only with a time. */
const isLong = ({ clause: { pieces }, dishes }: Facts) =>
  pieces.some((piece) => piece.is === 'filler' && /^(?:takes?|taking|long)$/.test(piece.word)) &&
  !dishes.some(({ what }) => what.minutes !== undefined)

/** 'We've got peas', 'we need milk': what there is or is to be bought, and no meal. */
function isStock(facts: Facts): boolean {
  const { clause, dishes, days, count, number, slots, cues } = facts
  if (dishes.length === 0 || days || count || number || slots.length > 0 || cues.size > 0) return false
  if (facts.isSome || facts.hasMeal || facts.isNot || facts.amount || facts.isEvery || facts.isMaybe)
    return false
  if (dishes.some(({ isQuality }) => isQuality)) return false
  const [first, second] = clause.pieces
  const isOwned = (piece: Piece | undefined) =>
    isWord(piece, /^(?:got|ive got|weve got|i have got|we have got)$/)
  const isNeeded = isWord(first, /^(?:we|i) need$/) || (first?.is === 'ask' && isWord(first, /^need$/))
  const isToBuy = isWord(clause.pieces.at(-1), /^needed$/)
  return isToBuy || isOwned(first) || (isWord(first, /^(?:we|i|weve|ive)$/) && isOwned(second)) || isNeeded
}

/** 'Jollof on Saturday, with chicken': what goes with a dish is no meal of its own. */
const isBeside = ({ clause: { pieces, how, isTorn }, dishes }: Facts) =>
  how !== 'stop' &&
  (((isTorn === true || how === 'but') && isWord(pieces[0], /^(?:without|minus|with no|free of)$/)) ||
    isWord(pieces[0], /^with$/) ||
    (pieces[0]?.is === 'not' && pieces[0].word !== 'none' && isWord(pieces[1], /^with$/))) &&
  dishes.some(({ isQuality }) => !isQuality)

/** 'Pancakes on the other': of what, the clause does not say. */
function isOfOther({ clause: { pieces }, cues, isNot }: Facts): boolean {
  if (!cues.has('other') || isNot) return false
  const last = pieces.findLast((piece) => !isIdle(piece))
  return last?.is === 'cue' && last.cue === 'other'
}

/** 'Dave would eat curry every day', 'the kids want pasta every day': that is not asked for. */
const isSupposed = ({ clause: { pieces }, isOftenEvery }: Facts) =>
  pieces.some(
    (piece, at) =>
      piece.is === 'who' &&
      (isWord(pieces[at + 1], /^(?:would|might|could|may|can|should)$/) ||
        (isOftenEvery && isWord(pieces[at + 1], /^wants?$/))),
  ) && pieces.some(({ is }) => is === 'every' || is === 'count')

/** 'Salmon one week, prawns the other': every other week, and no rule says that. */
const isOneWeek = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.length > 0 &&
  pieces.some(
    (piece, at) =>
      isThing(pieces[at - 1]) &&
      piece.is === 'number' &&
      pieces[at + 1]?.is === 'unit' &&
      isUnitOf(pieces[at + 1], /^(?:week|fortnight)$/),
  )
const isUnitOf = (piece: Piece | undefined, units: RegExp) => piece?.is === 'unit' && units.test(piece.unit)

/** 'Only chicken': at every meal, or chicken and no other meat? */
const isOnlyOne = ({ clause: { pieces }, dishes, days, count, number, slots }: Facts) =>
  pieces.some((piece) => piece.is === 'compare' && piece.way === 'max' && piece.word === 'only') &&
  dishes.some(({ what }) => what.food !== undefined) &&
  !days &&
  !count &&
  !number &&
  slots.length === 0

/** 'Fish by Wednesday': on one of the days until then, which no wish for a dish can say. */
const isByDay = ({ clause: { pieces }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  rules.at(-1)?.kind !== 'use' &&
  pieces.some((piece, at) => isWord(piece, /^by$/) && pieces[at + 1]?.is === 'days')

/** 'I'm free on Friday': no meal is left out. */
const isFreeToCook = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece) => piece.is === 'cue' && isWord(piece, /^(?:free|empty|blank|day off)$/)) &&
  pieces.some((piece) => isWord(piece, /^(?:im|were|i|we|well|ill|ive|weve)$/))

/** 'Curry on Friday but not too spicy': of that curry, and no rule says that. */
function isOfLastDish({ clause, dishes, days, slots, who, isIt }: Facts, { rules }: Memory): boolean {
  const last = rules.at(-1)
  if (clause.how === 'stop' || clause.how === 'next' || days || slots.length > 0) return false
  if (clause.pieces.some(isThatDay)) return false
  if (last?.kind !== 'have' || last.count === 'every' || last.count.max === 0) return false
  if (!isDish(last.what) || dishes.length === 0 || !dishes.every(({ isQuality }) => isQuality)) return false
  const isNotSo = clause.pieces.some((piece) =>
    isWord(piece, /^(?:not|not too|not very|nothing too|isnt|arent|not be)$/),
  )
  return isNotSo || (isIt && who !== undefined)
}
const isDish = (what: object) => 'food' in what || 'recipe' in what || 'cuisine' in what || 'is' in what

/** 'Three veggie nights of which one is a soup': two numbers in one wish. */
const isCountedTwice = ({ clause: { pieces }, dishes, cues }: Facts) =>
  (dishes.length > 0 || cues.has('of us')) &&
  !cues.has('use') &&
  !cues.has('double') &&
  !cues.has('running') &&
  pieces.filter(({ is }) => is === 'number' || is === 'count').length > 1

/** 'Friends for dinner, they don't eat pork': guests without a name, who cannot be said to eat. */
const isOfGuests = ({ clause: { pieces }, who, dishes }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  return (
    last?.kind === 'guest' &&
    !last.who &&
    !who &&
    dishes.length > 0 &&
    isWord(pieces[0], /^(?:they|theyre|who)$/)
  )
}

/** 'Fish for everyone except Tom': only days are left out by 'except'. */
function isExceptSomebody({ clause: { pieces } }: Facts): boolean {
  const except = pieces.findIndex((piece) => piece.is === 'cue' && piece.cue === 'except')
  return except >= 0 && pieces.slice(except).some(({ is }) => is === 'who' || is === 'guest')
}

/** 'Turkey only on Thursday': on Thursday, or on no other day? */
const isOnlyThen = ({ clause: { pieces }, number, count }: Facts) =>
  !number &&
  !count &&
  pieces.some((piece, at) => {
    const only = (piece.is === 'compare' || piece.is === 'every') && piece.word === 'only'
    const next = pieces.slice(at + 1).find((one) => !isIdle(one))
    return only && next?.is === 'days' && pieces.slice(0, at).some(isThing)
  })

/** 'Gluten free those days', where no day was named. */
const isThenOfNone = ({ clause: { pieces } }: Facts, { days, but, reasonDays }: Memory) =>
  !days && !but && !reasonDays && pieces.some(isThatDay)

/** 'Sofia has a sleepover here': away, or at home with more? */
const isHereAndAway = ({ cues, who }: Facts) => who !== undefined && cues.has('guest') && cues.has('away')

/** 'Toast is not a dinner': what something is not. */
const isDenied = ({ clause: { pieces }, dishes: [dish], isNot, count, cues }: Facts) =>
  dish !== undefined &&
  !count?.isAbove &&
  !cues.has('running') &&
  !cues.has('other day') &&
  !dish.isNot &&
  isNot &&
  pieces.slice(dish.at).some(({ is }) => is === 'not')

/** 'Leftovers from Monday' are eaten on another day, and not from that day on. */
const isFromDay = ({ cues, days }: Facts) =>
  cues.has('leftovers') && days?.sort === 'span' && days.dates !== undefined

/** 'Tacos on Tuesday. Beef ones': of the dish before, not one more. */
const isOfThoseBefore = (
  { clause: { pieces, how }, dishes, days, count, number }: Facts,
  { rules }: Memory,
) =>
  rules.at(-1)?.kind === 'have' &&
  how !== 'next' &&
  !days &&
  !count &&
  !number &&
  dishes.some(({ at }) => isWord(pieces[at + 1], /^ones$/))

/** 'Raj will fast on Thursday' eats nothing, and nothing quick. */
const isFasting = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      piece.word === 'fast' &&
      (pieces[at - 1]?.is === 'who' || pieces[at - 1]?.is === 'subject'),
  )

/** 'Grandma might come on Saturday': nobody knows. */
const isUncertain = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isWord(piece, /^(?:might|may|could)$/) &&
      pieces[at + 1]?.is === 'cue' &&
      (pieces[at - 1]?.is === 'guest' || pieces[at - 1]?.is === 'who' || pieces[at - 1]?.is === 'subject'),
  )

/** 'Abuela leaves on Monday': since when she is there, it does not say. */
const isLeaving = ({ clause: { pieces, how }, second }: Facts) =>
  how === 'stop' && !second && pieces.some((piece) => isWord(piece, /^(?:leaves|leaves on|goes home)$/))

/** 'Not the tomato soup, the lentil one': of the dish before. */
const isTheOne = ({ clause: { pieces }, dishes, days }: Facts, { rules }: Memory) => {
  const last = pieces.at(-1)
  return (
    rules.at(-1)?.kind === 'have' &&
    !days &&
    dishes.length === 1 &&
    isWord(pieces[0], /^the$/) &&
    (isWord(last, /^one$/) || (last?.is === 'number' && last.n === 1))
  )
}

/** 'Pasta but no cheese on Tuesday': is the pasta on that day too? */
const isButOnDay = ({ clause: { how }, dishes, days, isNot }: Facts, { rules, isBare }: Memory) => {
  const last = rules.at(-1)
  return (
    how === 'but' &&
    isNot &&
    days !== undefined &&
    dishes.length > 0 &&
    isBare &&
    last?.kind === 'have' &&
    !last.when
  )
}

/** 'Stew stew and more stew': nobody asks for a dish of that name. */
const isTwiceOver = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return isThing(piece) && isThing(next) && piece.word === next.word
  })

/** 'Soup the other two days', 'the rest can be meat': which, and whether it must be. */
const isOfRest = ({ clause: { pieces }, cues, isNot }: Facts) =>
  (!isNot &&
    pieces.some(
      (piece, at) =>
        piece.is === 'cue' &&
        piece.cue === 'other' &&
        (pieces[at + 1]?.is === 'number' || pieces[at + 1]?.is === 'count'),
    )) ||
  (cues.has('otherwise') && pieces.some((piece) => isWord(piece, /^(?:can|could|may|might)$/)))

/** 'Roast it on Sunday': what is done with a food, and no dish of that name. */
const isDone = ({ clause: { pieces }, cues }: Facts) =>
  !cues.has('use') &&
  !cues.has('eat again') &&
  pieces.some((piece, at) => isThing(piece) && isWord(pieces[at + 1], /^(?:it|them)$/))

/** 'Half a squash' is no half of the meals. */
const isHalf = ({ clause: { pieces, how }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  !(rules.at(-1)?.kind === 'use' && how !== 'stop') &&
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return (
      piece.is === 'number' && piece.n === 0.5 && isThing(next) && !next.isQuality && next.isMany !== true
    )
  })

/** 'Plain food for a few days': which ones, it does not say. */
const isForDays = ({ clause: { pieces }, cues, dishes }: Facts) =>
  dishes.length > 0 &&
  !cues.has('double') &&
  !cues.has('eat again') &&
  !cues.has('use') &&
  pieces.some(
    (piece, at) =>
      (piece.is === 'number' || piece.is === 'count') &&
      isUnitOf(pieces[at + 1], /^days$/) &&
      isWord(
        pieces.slice(0, at).findLast((one) => !isWord(one, /^an?$/)),
        /^for$/,
      ),
  )

/** 'One of them is diabetic': which of them, nobody says. */
const isOneOfThem = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) => piece.is === 'number' && isWord(pieces[at + 1], /^of$/) && pieces[at + 2]?.is === 'who',
  )

/** 'Kit's packed lunch has to be nut free': of that dish alone. */
const isToBeSo = ({ clause: { pieces, isTorn }, dishes }: Facts) =>
  isTorn === true && dishes.length > 0 && isWord(pieces[0], isToBe)

/** 'Easy stuff for Dave to cook': he cooks, and who eats it is not said. */
const isForCook = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      (piece.is === 'who' || piece.is === 'guest') &&
      isWord(pieces[at + 1], /^(?:to cook|to make|to prepare|can cook|can make|cooks|cooking)$/),
  )

/** 'Fish fingers for the kids on Monday, we'll have the curry': on that day alone. */
const isOursThen = (
  { clause: { pieces, how }, dishes, days, who, count, number }: Facts,
  { rules }: Memory,
) => {
  const last = rules.at(-1)
  return (
    last?.kind === 'have' &&
    last.who !== undefined &&
    last.when !== undefined &&
    how !== 'stop' &&
    how !== 'next' &&
    dishes.length > 0 &&
    !days &&
    !who &&
    !count &&
    !number &&
    isWord(pieces[0], /^(?:we|well|i|ill|were|im|us)(?: (?:have|will have|are having|having))?$/)
  )
}

/** 'Veggies with every meal' are vegetables; 'two veggies' may be either. */
const isOfVegetables = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece) => isThing(piece) && piece.what.diet !== undefined && piece.word === 'veggies')

/** 'Packed lunch on weekdays, no nuts in them': in those alone. */
const isInThem = ({ clause: { pieces, how }, dishes, isNot }: Facts) =>
  how !== 'stop' &&
  isNot &&
  dishes.length > 0 &&
  pieces.some((piece, at) => at > 0 && isWord(piece, /^in (?:it|them)$/))

/** 'Sandwich at lunch soup at dinner': which at which, once both are named together. */
const isEachAtItsTime = ({ clause: { pieces } }: Facts) => {
  const order = pieces.flatMap((piece) =>
    isThing(piece) ? ['thing'] : piece.is === 'slot' ? [piece.slots.join()] : [],
  )
  const [first, one, second, other] = order
  return (
    first === 'thing' &&
    second === 'thing' &&
    one !== undefined &&
    other !== undefined &&
    one !== 'thing' &&
    other !== 'thing' &&
    one !== other
  )
}

/** 'Pork once, the other nights no red meat': which nights those are, nobody says. */
const isNoneOfRest = ({ cues, isNot, dishes, days }: Facts, { aheadDays }: Memory) =>
  cues.has('otherwise') && isNot && dishes.length > 0 && !days && !aheadDays

/** 'We'll be stuffed', 'I'm cold': how people are, and not what they eat. */
const isOfUs = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const of = pieces.slice(at + 1).find((one) => !isIdle(one))
    const isPeople =
      (piece.is === 'cue' &&
        piece.cue === 'we are' &&
        isWord(piece, /^(?:were|we are|well be|we will be)$/)) ||
      (piece.is === 'subject' && isWord(piece, /^(?:im|were|theyre|hes|shes)$/))
    return (
      isPeople && isThing(of) && of.isQuality && of.what.tag !== undefined && !/^(?:low|high) /.test(of.word)
    )
  })

/** 'Takeaway Friday and Saturday out': each on its own day, where both are named together. */
const isTwoInstead = ({ cues }: Facts) =>
  (['takeaway', 'out', 'leftovers', 'away'] as const).filter((cue) => cues.has(cue)).length > 1

/** 'Nothing big in the evening' is not nothing. */
const isNothingSo = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.length === 0 &&
  pieces.some(
    (piece, at) =>
      piece.is === 'not' &&
      isWord(piece, /^(?:nothing|nowt)$/) &&
      isWord(
        pieces[at + 1],
        /^(?:too|very|really|big|small|little|good|nice|lovely|proper|decent|tasty|fresh|old|usual|classic|long|homemade|home made)$/,
      ),
  )

/** 'Soup twice, once with bread': of those soups. */
const isOnceWith = ({ clause: { pieces, how } }: Facts) =>
  how !== 'stop' &&
  pieces[0]?.is === 'count' &&
  pieces[0].min === pieces[0].max &&
  isWord(pieces[1], /^with$/)

/** 'Two chicken dinners at most, the rest vegetarian': how many are the rest? */
const isOfOpenRest = ({ cues, count, number, days }: Facts, { rules, aheadDays }: Memory) =>
  cues.has('otherwise') &&
  !count &&
  !number &&
  !days &&
  !aheadDays &&
  rules.some(
    (rule) =>
      rule.kind === 'have' &&
      rule.count !== 'every' &&
      rule.count.min === undefined &&
      (rule.count.max ?? 0) > 0,
  )

/** 'Butter chicken, medium spicy' is not of medium effort. */
const isMediumSo = ({ dishes }: Facts) =>
  dishes.some(({ what }) => what.effort === 'medium' && what.tag !== undefined)

/** 'Light after all that turkey': which meal that was, nobody says. */
const isAfterAll = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      piece.is === 'cue' &&
      piece.cue === 'after' &&
      pieces.slice(at + 1, at + 3).some(({ is }) => is === 'every' || is === 'vague'),
  )

/** 'Orange squash with every meal' is drunk or eaten beside it. */
const isWithMeal = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const [first, second] = pieces.slice(at + 1).filter(({ is }) => is !== 'filler')
    const before = pieces[at - 1]
    const isBehindWith = isWord(piece, /^with$/) && isThing(before) && (before.isJoined || before.isQuality)
    return (
      isBehindWith &&
      (first?.is === 'slot' || first?.is === 'meal' || (first?.is === 'every' && second?.is !== 'thing'))
    )
  })

/** 'Jake grills on Saturday': he cooks, and all eat. */
const isCooking = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece, at) =>
      isThing(piece) &&
      /^(?:grills|bakes|roasts|barbecues|bbqs|grilling|baking|roasting|barbecuing)$/.test(piece.word) &&
      pieces.slice(0, at).findLast((one) => !isIdle(one))?.is === 'who',
  )

/** 'Who left the milk out?': a question asks for nothing. */
const isWho = ({ clause: { pieces, how } }: Facts) => how === 'stop' && isWord(pieces[0], /^(?:who|which)$/)

/** 'Neither of the kids will eat mushrooms' is no word on what children like. */
const isNotForKids = ({ clause: { pieces }, isNot }: Facts) =>
  isNot &&
  pieces.some((piece) => isThing(piece) && piece.what.tag === 'kid-friendly' && / eat\b/.test(piece.word))

/** 'Leftovers from Sunday's roast': where they are from is no wish for another. */
const isFrom = ({ clause: { pieces, isTorn } }: Facts) => isTorn === true && isWord(pieces[0], /^from$/)

/** 'Soup three times, all different': those soups. */
const isDifferentToo = ({ clause: { how }, cues, days, slots, dishes }: Facts, { rules }: Memory) => {
  const last = rules.at(-1)
  const isOfIt = how !== 'stop' && how !== 'next' && !days && slots.length === 0 && dishes.length === 0
  const isCounted = last?.kind === 'have' && last.count !== 'every' && (last.count.min ?? 0) > 1
  return isOfIt && isCounted && cues.has('no repeat')
}

/** 'Veggie all week with fish on Friday': which of the two is all week? */
const isAllWeekOnDay = ({ isWeekLong, days, dishes, cues }: Facts) =>
  isWeekLong && days !== undefined && dishes.length > 1 && !cues.has('except')

/** Whether a clause may say something else than its words add up to. */
type Doubt = (facts: Facts, memory: Memory) => boolean

/** Doubts of dishes: of one within another, of one that is told of, or of the last one. */
const doubtsOfDishes: readonly Doubt[] = [
  isWithin,
  isOfLastDish,
  isTold,
  isLong,
  isStock,
  isBeside,
  isOnlyOne,
  isOfThoseBefore,
  isTheOne,
  isDone,
  isTwiceOver,
  isHalf,
  isOfVegetables,
  isInThem,
  isMediumSo,
  isWithMeal,
  isToBeSo,
  isDenied,
  isDifferentToo,
  isOnceWith,
  isFrom,
]

/** Doubts of days and meals: on which of them a wish is meant. */
const doubtsOfDays: readonly Doubt[] = [
  isOneWeek,
  isByDay,
  isFreeToCook,
  isOnlyThen,
  isThenOfNone,
  isFromDay,
  isLeaving,
  isButOnDay,
  isForDays,
  isEachAtItsTime,
  isTwoInstead,
  isAllWeekOnDay,
  isAfterAll,
  isNothingSo,
]

/** Doubts of people: whether somebody asks, cooks, comes or eats. */
const doubtsOfPeople: readonly Doubt[] = [
  isSupposed,
  isOfGuests,
  isExceptSomebody,
  isHereAndAway,
  isFasting,
  isUncertain,
  isOneOfThem,
  isForCook,
  isOursThen,
  isOfUs,
  isCooking,
  isWho,
  isNotForKids,
]

/** Doubts of numbers and of the rest: how many are meant. */
const doubtsOfCounts: readonly Doubt[] = [isOfOther, isCountedTwice, isOfRest, isNoneOfRest, isOfOpenRest]

const doubts = [...doubtsOfDishes, ...doubtsOfDays, ...doubtsOfPeople, ...doubtsOfCounts]

/** Whether a clause may well say something else than its words add up to: it is given back. */
export const isDoubtful = (facts: Facts, memory: Memory): boolean =>
  doubts.some((isSo) => isSo(facts, memory))
