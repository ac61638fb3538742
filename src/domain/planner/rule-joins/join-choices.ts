/** 'Two of: korma, lasagne, chilli', 'one of each: fish, beef': a list under one number. */
import type { DishLike } from '../plan-rule.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { inPlaceOf, over } from './joined.ts'
import { hasWord, isA, isBreak, isWord } from '../rule-tokens/piece-checks.ts'

/**
 * The dishes of a list from a place on, and where it ends; null where it is no plain list. Each of
 * them may be a cuisine; one of several is a food or a recipe.
 */
function listAt(
  pieces: readonly Piece[],
  from: number,
  isEach: boolean,
): { things: Of<'thing'>[]; end: number } | null {
  const things: Of<'thing'>[] = []
  let at = from
  for (;;) {
    const piece = pieces[at]
    if (piece?.is === 'filler') at += 1
    else if (piece?.is === 'thing') {
      things.push(piece)
      at += 1
      let next = at
      while (isBreak(pieces[next], 'comma', 'and', 'or')) next += 1
      if (next === at || pieces[next]?.is !== 'thing') break
      at = next
    } else break
  }
  const after = pieces[at]
  const names = things.flatMap(({ what }) => [what.food ?? what.recipe ?? (isEach ? '' : [])].flat())
  const isPlain = things.every(({ what, isQuality }) => !isQuality && Object.keys(what).length === 1)
  return names.length > 1 && isPlain && (after === undefined || after.is === 'break')
    ? { things, end: at }
    : null
}

/** Any of several dishes, by the words that were said. */
function anyOf(things: readonly Of<'thing'>[]): DishLike {
  const recipes = things.flatMap(({ what }) => [what.recipe ?? []].flat())
  const isEachRecipe = things.every(({ what }) => what.recipe !== undefined)
  return isEachRecipe
    ? { recipe: recipes }
    : {
        food: things.flatMap(({ what, word }) =>
          what.recipe === undefined ? [what.food ?? word].flat() : [word],
        ),
      }
}

/**
 * How many pieces stand between a number and its list: 'one of', 'one of each', 'one dinner from
 * each', 'one each of'; 0 where none do.
 */
function lengthOfJoint(pieces: readonly Piece[], at: number): number {
  const isOf = (index: number) => isWord(pieces[index], /^(?:of|from)$/)
  const isEach = (index: number) => isWord(pieces[index], /^each$/)
  if (isWord(pieces[at + 1], /^of$/)) return isEach(at + 2) ? 2 : 1
  const behind = pieces[at + 1]?.is === 'slot' ? at + 2 : at + 1
  if (isOf(behind) && isEach(behind + 1)) return behind + 1 - at
  return isEach(at + 1) && isOf(at + 2) ? 2 : 0
}

/** The pieces with each such list as one choice, or with its number before each of its dishes. */
export function joinChoices(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(
    (piece, index) => isA(piece, 'number', 'count') && lengthOfJoint(pieces, index) > 0,
  )
  const number = pieces[at]
  if (!isA(number, 'number', 'count')) return [...pieces]
  const joinRest = (from: number) => joinChoices(pieces.slice(from))
  let from = at + lengthOfJoint(pieces, at) + 1
  const joint = pieces.slice(at + 1, from)
  const isEach = hasWord(joint, /^each$/)
  const slots = joint.filter(({ is }) => is === 'slot')
  while (isWord(pieces[from], /^(?:each|these|those|the|:|-|the following)$/)) from += 1
  const list = listAt(pieces, from, isEach)
  if (!list) return [...pieces.slice(0, at + 1), ...joinRest(at + 1)]
  const { things, end } = list
  const [first, last] = [things[0], things.at(-1)]
  if (!first || !last) return [...pieces]
  const own: Piece[] = isEach
    ? things.flatMap((thing, index): Piece[] => [
        ...(index > 0 ? [inPlaceOf(thing, { is: 'break', how: 'comma' })] : []),
        index === 0 ? number : { ...number, start: thing.start, end: thing.start },
        ...slots,
        thing,
      ])
    : [
        number,
        over(first, last, {
          is: 'thing',
          what: anyOf(things),
          word: first.word,
          isQuality: false,
        }),
      ]
  return [...pieces.slice(0, at), ...own, ...joinRest(end)]
}
