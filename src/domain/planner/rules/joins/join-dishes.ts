/** Joins dishes and qualities that stand together. */

import type { DishLike } from '../../plan-rule.ts'
import {
  isOfKind,
  isJoiner,
  isCue,
  isDishAdjective,
  isDishNoun,
  isOwning,
  isWord,
} from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { isFunctionWord, type Join, joinerAt, pastFunctionWords, joinedAs, partBefore } from './join.ts'

/** 'Abuela's favourite: pot roast', 'Dave's favourite, lasagne': the favourite is that dish. */
const favouriteNamed: Join = (tokens, at) => {
  const [first, mark, dish, end] = tokens.slice(at, at + 4)
  if (first?.kind !== 'dish' || first.what.is !== 'favourite' || Object.keys(first.what).length > 1)
    return null
  const isColon = isWord(mark, /^[:-]$/, 'filler')
  const owner = tokens[at - 1]
  const isOwned = isOwning(owner) || isWord(owner, /^(?:my|our)$/)
  const isAside = isOwned && isJoiner(mark, 'comma') && !first.isMany
  const isDish = isDishNoun(dish)
  const isEnd = end === undefined || isOfKind(end, 'joiner', 'filler', 'days')
  return (isColon || isAside) && isDish && isEnd ? joinedAs(3, first, dish, dish) : null
}

const dimensionOf = (what: DishLike) => Object.keys(what).join()

/** 'Mild curry', 'chicken pasta' are one dish with both. */
export const joinDishes: Join = (tokens, at) => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind !== 'dish') return null
  const named = favouriteNamed(tokens, at)
  if (named) return named
  if (second?.kind === 'dish') {
    const what = dishOfBoth(first, second)
    return what && joinedAs(2, first, second, { ...second, ...what })
  }
  const onToast = tokens[at + 2]
  const isOnIt = isWord(second, /^on$/, 'filler') && onToast?.kind === 'dish'
  if (isOnIt && /^(?:toast|rye|sourdough|crumpets)$/.test(onToast.word) && first.what.food !== undefined) {
    const word = `${first.word} on ${onToast.word}`
    return joinedAs(3, first, onToast, { kind: 'dish', what: { food: word }, word, isQuality: false })
  }
  const quality = qualityAfter(tokens, at + 1)
  if (quality) {
    const what = dishOfBoth(quality, first)
    const { isMany, isQuality, word } = first
    return (
      what &&
      joinedAs(tokens.indexOf(quality) - at + 1, first, quality, {
        kind: 'dish',
        what: what.what,
        word,
        isQuality,
        ...(isMany && { isMany }),
      })
    )
  }
  const many = anyOfMany(tokens, at)
  if (many) return many
  const joint = joinerAt(tokens, at + 1)
  const other = joint?.joiner === 'or' ? tokens[joint.next] : undefined
  if (!joint || other?.kind !== 'dish') return null
  // 'A pie or lentil curry' names two dishes; 'fish or lentil curry' may name two curries.
  const behind = tokens[joint.next + 1]
  const both = behind?.kind === 'dish' && !first.isQuality ? dishOfBoth(other, behind) : null
  if (both && first.what.recipe === undefined && !whole.test(first.word)) return null
  const [last, length] = behind?.kind === 'dish' && both ? [{ ...behind, ...both }, 2] : [other, 1]
  const any = anyOf(first, last)
  return any && joinedAs(joint.next - at + length, first, last, { ...last, what: any })
}

/** Whether a token may stand before a choice: 'on Friday it should be', 'something with'. */
const isBeforeChoice = (token: Token) =>
  isOfKind(token, 'filler', 'some', 'ask', 'subject', 'days', 'slot', 'who') || isFunctionWord(token)

/** 'Burgers, hot dogs or ribs': any of the three. */
function anyOfMany(tokens: readonly Token[], at: number): ReturnType<Join> {
  if (!partBefore(tokens, at).every(isBeforeChoice)) return null
  const first = tokens[at]
  let what = first?.kind === 'dish' ? first.what : null
  for (let next = at; what !== null;) {
    const joint = joinerAt(tokens, next + 1)
    const other = joint && tokens[joint.next]
    const before = tokens[next]
    const mark = tokens[next + 1]
    if (!joint || first?.kind !== 'dish' || before?.kind !== 'dish' || other?.kind !== 'dish') return null
    if (isJoiner(mark, 'and')) return null
    what = anyOf({ ...before, what }, other)
    if (joint.joiner === 'or')
      return what && next > at ? joinedAs(joint.next - at + 1, first, other, { ...other, what }) : null
    next = joint.next
  }
  return null
}

/** A quality behind its dish: 'a salad that is filling'. */
function qualityAfter(tokens: readonly Token[], at: number): TokenOf<'dish'> | null {
  const that = tokens[at]
  const isThat = isWord(that, /^(?:that|which|thats)$/, 'filler', 'subject')
  const kind = tokens[at + 1]
  const saysThatIs = isThat && (isWord(that, /^thats$/) || isCue(kind, 'is'))
  const quality = tokens[saysThatIs ? pastFunctionWords(tokens, at + 1) : -1]
  return isDishAdjective(quality) ? quality : null
}

/** Names of dishes behind which no food of the same dish follows: 'stew chicken' are two. */
const whole =
  /(?:^| )(?:stew|soup|pie|casserole|risotto|lasagne|lasagna|burger|tagine|omelette|curry|pizza|taco|sandwich)$/

/**
 * Whether two neighbours are two wishes without a joiner: 'mushrooms fish', 'curry pizza', 'curry
 * vegetarian'. A food or quality before a dish is part of it: 'mushroom soup', 'vegetarian curry'.
 */
const isTwoDishes = (first: TokenOf<'dish'>, second: TokenOf<'dish'>): boolean =>
  !first.isQuality &&
  !/^(?:with|without|in|on) /.test(second.word) &&
  (first.isMany === true || whole.test(first.word) || second.isQuality)

function dishOfBoth(
  first: TokenOf<'dish'>,
  second: TokenOf<'dish'>,
): Pick<TokenOf<'dish'>, 'what' | 'word' | 'isQuality' | 'isJoined'> | null {
  if (first.word === second.word || isTwoDishes(first, second)) return null
  const word = `${first.word} ${second.word}`
  const isQuality = first.isQuality && second.isQuality
  if (first.what.food !== undefined && second.what.food !== undefined)
    return { what: { ...first.what, ...second.what, food: word }, word, isQuality, isJoined: true }
  const isSame = Object.keys(first.what).some((dimension) => dimension in second.what)
  return isSame ? null : { what: { ...first.what, ...second.what }, word, isQuality }
}

function anyOf(first: TokenOf<'dish'>, second: TokenOf<'dish'>): DishLike | null {
  const [a, b] = [dimensionOf(first.what), dimensionOf(second.what)]
  const isDish = (dimension: string) => dimension === 'food' || dimension === 'recipe'
  // In 'warming stews or casseroles' the quality goes for both.
  if (a !== b && isDish(b) && first.what.food !== undefined)
    return { ...first.what, food: [first.what.food, second.what.food ?? second.word].flat() }
  const dimension = a === b ? a : isDish(a) && isDish(b) ? 'food' : null
  if (dimension === null || !['food', 'recipe', 'cuisine', 'diet', 'tag'].includes(dimension)) return null
  // 'Granola or porridge': beside a food, the word itself and not a recipe of that name.
  const namesOf = ({ what, word }: TokenOf<'dish'>) =>
    dimension === 'food' && what.recipe !== undefined
      ? [word]
      : [what.food ?? what.recipe ?? what.cuisine ?? what.diet ?? what.tag ?? []].flat()
  return { [dimension]: [...namesOf(first), ...namesOf(second)] }
}

const isTag = (token: Token | undefined): token is TokenOf<'dish'> =>
  isDishAdjective(token) && Object.keys(token.what).join() === 'tag'

/** 'High protein low carb dinners' means both qualities, as with an 'and' between them. */
export const splitQualities = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const before = tokens[at - 1]
    if (!before || !isTag(before) || !isTag(token) || token.what.tag === before.what.tag) return [token]
    const gap = { start: before.end, end: token.start, isGlued: false }
    return [{ kind: 'joiner', joiner: 'and', ...gap }, token]
  })
