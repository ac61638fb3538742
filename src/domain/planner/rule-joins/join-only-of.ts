/** 'Only sheet pan and slow cooker food', 'just Thai and Indian': each meal is one of the two. */
import type { DishLike } from '../plan-rule.ts'
import type { Of, Piece } from '../rule-tokens/piece.ts'
import { pastIdle, over } from './joined.ts'
import { hasWord, isA, isBreak, isWord } from '../rule-tokens/piece-checks.ts'

/** Ways to cook a dish, of which it has one. */
const ways =
  /^(?:slow cooker|sheet pan|one[- ]?pan|one[- ]?pot|one dish|air fryer|instant pot|pressure cooker|bbq|barbecue|grill|no bake|microwaved|steamed|fried|deep fried|raw)$/

/** What a dish is one of, and never two: its cuisine, or the way in which it is cooked. */
function kindOf({ what }: Of<'thing'>): 'cuisine' | 'tag' | undefined {
  const [dimension, ...more] = Object.keys(what)
  if (more.length > 0) return undefined
  if (dimension === 'cuisine') return 'cuisine'
  return dimension === 'tag' && [what.tag ?? []].flat().every((tag) => ways.test(tag)) ? 'tag' : undefined
}

const isOnly = (piece: Piece | undefined) =>
  isWord(
    piece,
    /^(?:only|just|nothing but|keep to|stick to|limit to|limited to|(?:(?:will|can) )?only (?:eats?|have|has)|eats? only)$/,
  )

/** Whether 'only' ends what stands behind a list: 'Thai and Indian dinners only'. */
function isOnlyBehind(pieces: readonly Piece[], from: number): boolean {
  const behind = pieces.slice(from)
  const end = behind.findIndex(({ is }) => is === 'break')
  const own = end < 0 ? behind : behind.slice(0, end)
  return (
    hasWord(own, /^only$/) &&
    own.every(({ is }) => ['slot', 'meal', 'days', 'filler', 'compare', 'every', 'who'].includes(is))
  )
}

/** The things of such a list from a place on, and where it ends. */
function listAt(pieces: readonly Piece[], from: number): { things: Of<'thing'>[]; end: number } {
  const things: Of<'thing'>[] = []
  let end = from
  for (let at = from; ;) {
    const piece = pieces[at]
    const [first] = things
    if (piece?.is !== 'thing' || kindOf(piece) === undefined) break
    if (first && kindOf(first) !== kindOf(piece)) break
    things.push(piece)
    end = at + 1
    at = end
    while (isBreak(pieces[at], 'comma', 'and')) at += 1
    if (at === end) break
    at = pastIdle(pieces, at)
  }
  return { things, end }
}

/** The pieces with each such list as a choice between its members. */
export function joinOnlyOf(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const { things, end } = listAt(pieces, at)
    const [first, last] = [things[0], things.at(-1)]
    // 'The kids only eat Italian and Mexican'.
    const isLed = isOnly(made.findLast((piece) => isOnly(piece) || !isA(piece, 'filler', 'ask')))
    const kind = first && kindOf(first)
    if (first && last && kind && things.length > 1 && (isLed || isOnlyBehind(pieces, end))) {
      const names = things.flatMap(({ what }) => what[kind] ?? [])
      const what: DishLike = { [kind]: [...new Set(names)] }
      made.push(over(first, last, { is: 'thing', what, word: last.word, isQuality: true }))
      at = end
    } else {
      made.push(pieces[at]!)
      at += 1
    }
  }
  return made
}
