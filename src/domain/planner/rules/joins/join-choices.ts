/** Lists with one number for all: 'two of: korma, lasagne, chilli', 'one of each: fish, beef'. */

import type { DishLike } from '../../plan-rule.ts'
import { hasWord, isOfKind, isJoiner, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { withMeaning, spanToken } from './join.ts'

/**
 * The dishes of a list from a place on, and where it ends; null where there is no plain list. With
 * `isEach` a dish may also be a cuisine or the like; else each is a food or a recipe.
 */
function listAt(
  tokens: readonly Token[],
  from: number,
  isEach: boolean,
): { dishes: TokenOf<'dish'>[]; end: number } | null {
  const dishes: TokenOf<'dish'>[] = []
  let at = from
  for (;;) {
    const token = tokens[at]
    if (token?.kind === 'filler') at += 1
    else if (token?.kind === 'dish') {
      dishes.push(token)
      at += 1
      let next = at
      while (isJoiner(tokens[next], 'comma', 'and', 'or')) next += 1
      if (next === at || tokens[next]?.kind !== 'dish') break
      at = next
    } else break
  }
  const after = tokens[at]
  const names = dishes.flatMap(({ what }) => [what.food ?? what.recipe ?? (isEach ? '' : [])].flat())
  const isPlain = dishes.every(({ what, isQuality }) => !isQuality && Object.keys(what).length === 1)
  return names.length > 1 && isPlain && (after === undefined || after.kind === 'joiner')
    ? { dishes, end: at }
    : null
}

/** A description that any of several dishes fits, in the words of the sentence. */
function anyOf(dishes: readonly TokenOf<'dish'>[]): DishLike {
  const recipes = dishes.flatMap(({ what }) => [what.recipe ?? []].flat())
  const isEachRecipe = dishes.every(({ what }) => what.recipe !== undefined)
  return isEachRecipe
    ? { recipe: recipes }
    : {
        food: dishes.flatMap(({ what, word }) =>
          what.recipe === undefined ? [what.food ?? word].flat() : [word],
        ),
      }
}

/**
 * How many tokens stand between a number and its list ('one of', 'one of each', 'one dinner from
 * each', 'one each of'); 0 where none do.
 */
function lengthOfJoint(tokens: readonly Token[], at: number): number {
  const isOf = (index: number) => isWord(tokens[index], /^(?:of|from)$/)
  const isEach = (index: number) => isWord(tokens[index], /^each$/)
  if (isWord(tokens[at + 1], /^of$/)) return isEach(at + 2) ? 2 : 1
  const behind = tokens[at + 1]?.kind === 'slot' ? at + 2 : at + 1
  if (isOf(behind) && isEach(behind + 1)) return behind + 1 - at
  return isEach(at + 1) && isOf(at + 2) ? 2 : 0
}

/** Replaces each such list by one choice, or puts its number before each of its dishes. */
export function joinChoices(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (token, index) => isOfKind(token, 'number', 'count') && lengthOfJoint(tokens, index) > 0,
  )
  const number = tokens[at]
  if (!isOfKind(number, 'number', 'count')) return [...tokens]
  const joinRest = (from: number) => joinChoices(tokens.slice(from))
  let from = at + lengthOfJoint(tokens, at) + 1
  const joint = tokens.slice(at + 1, from)
  const isEach = hasWord(joint, /^each$/)
  const slots = joint.filter(({ kind }) => kind === 'slot')
  while (isWord(tokens[from], /^(?:each|these|those|the|:|-|the following)$/)) from += 1
  const list = listAt(tokens, from, isEach)
  if (!list) return [...tokens.slice(0, at + 1), ...joinRest(at + 1)]
  const { dishes, end } = list
  const [first, last] = [dishes[0], dishes.at(-1)]
  if (!first || !last) return [...tokens]
  const choiceTokens: Token[] = isEach
    ? dishes.flatMap((dish, index): Token[] => [
        ...(index > 0 ? [withMeaning(dish, { kind: 'joiner', joiner: 'comma' })] : []),
        index === 0 ? number : { ...number, start: dish.start, end: dish.start },
        ...slots,
        dish,
      ])
    : [
        number,
        spanToken(first, last, {
          kind: 'dish',
          what: anyOf(dishes),
          word: first.word,
          isQuality: false,
        }),
      ]
  return [...tokens.slice(0, at), ...choiceTokens, ...joinRest(end)]
}
