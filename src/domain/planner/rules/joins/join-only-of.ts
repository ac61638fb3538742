/**
 * Lists with 'only': 'only sheet pan and slow cooker food', 'just Thai and Indian'. Each meal is
 * one of them.
 */

import type { DishLike } from '../../plan-rule.ts'
import { hasWord, isOfKind, isJoiner, isWord } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import { pastFunctionWords, spanToken } from './join.ts'

/** Ways of cooking, of which a dish has only one. */
const ways =
  /^(?:slow cooker|sheet pan|one[- ]?pan|one[- ]?pot|one dish|air fryer|instant pot|pressure cooker|bbq|barbecue|grill|no bake|microwaved|steamed|fried|deep fried|raw)$/

/** The kind of a quality of which a dish has only one: a cuisine, or a way of cooking as a tag. */
function soleQualityOf({ what }: TokenOf<'dish'>): 'cuisine' | 'tag' | undefined {
  const [dimension, ...more] = Object.keys(what)
  if (more.length > 0) return undefined
  if (dimension === 'cuisine') return 'cuisine'
  return dimension === 'tag' && [what.tag ?? []].flat().every((tag) => ways.test(tag)) ? 'tag' : undefined
}

const saysOnly = (token: Token | undefined) =>
  isWord(
    token,
    /^(?:only|just|nothing but|keep to|stick to|limit to|limited to|(?:(?:will|can) )?only (?:eats?|have|has)|eats? only)$/,
  )

/** Whether 'only' ends the words behind a list: 'Thai and Indian dinners only'. */
function isOnlyBehind(tokens: readonly Token[], from: number): boolean {
  const behind = tokens.slice(from)
  const end = behind.findIndex(({ kind }) => kind === 'joiner')
  const listTokens = end < 0 ? behind : behind.slice(0, end)
  return (
    hasWord(listTokens, /^only$/) &&
    listTokens.every(({ kind }) =>
      ['slot', 'meal', 'days', 'filler', 'compare', 'every', 'who'].includes(kind),
    )
  )
}

/** The members of such a list from a place on, and where it ends. */
function listAt(tokens: readonly Token[], from: number): { dishes: TokenOf<'dish'>[]; end: number } {
  const dishes: TokenOf<'dish'>[] = []
  let end = from
  for (let at = from; ;) {
    const token = tokens[at]
    const [first] = dishes
    if (token?.kind !== 'dish' || soleQualityOf(token) === undefined) break
    if (first && soleQualityOf(first) !== soleQualityOf(token)) break
    dishes.push(token)
    end = at + 1
    at = end
    while (isJoiner(tokens[at], 'comma', 'and')) at += 1
    if (at === end) break
    at = pastFunctionWords(tokens, at)
  }
  return { dishes, end }
}

/** Replaces each such list by a choice between its members. */
export function joinOnlyOf(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const { dishes, end } = listAt(tokens, at)
    const [first, last] = [dishes[0], dishes.at(-1)]
    // 'The kids only eat Italian and Mexican'.
    const isLed = saysOnly(made.findLast((token) => saysOnly(token) || !isOfKind(token, 'filler', 'ask')))
    const kind = first && soleQualityOf(first)
    if (first && last && kind && dishes.length > 1 && (isLed || isOnlyBehind(tokens, end))) {
      const names = dishes.flatMap(({ what }) => what[kind] ?? [])
      const what: DishLike = { [kind]: [...new Set(names)] }
      made.push(spanToken(first, last, { kind: 'dish', what, word: last.word, isQuality: true }))
      at = end
    } else {
      made.push(tokens[at]!)
      at += 1
    }
  }
  return made
}
