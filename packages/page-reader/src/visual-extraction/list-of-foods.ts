/** Recognises blocks that are lists by their content, whatever their tag. */
import { childrenOf, isElement, type PageNode } from '../page/document.ts'
import { beginsWithNumber, withoutBullet } from '../page/line-shape.ts'
import { textIn } from '../page/plain-text.ts'

/** Parts of a block, at least and at most, and the characters of each. */
const [FEWEST_PARTS, MOST_PARTS, LONGEST_PART] = [3, 60, 120]

const known = new WeakMap<PageNode, boolean>()

/**
 * Whether a block holds short phrases and nothing else, of which at least half begin with an
 * amount. Then all of them are foods.
 */
export function isListOfFoods(block: PageNode): boolean {
  const held = known.get(block)
  if (held !== undefined) return held
  const parts = childrenOf(block).filter(isElement)
  const isMany = parts.length >= FEWEST_PARTS && parts.length <= MOST_PARTS
  const texts = isMany ? parts.map((part) => withoutBullet(textIn(part))).filter(Boolean) : []
  const arePhrases = texts.every((text) => text.length <= LONGEST_PART && !/[.!?:。]$/u.test(text))
  const isList =
    texts.length >= FEWEST_PARTS && arePhrases && texts.filter(beginsWithNumber).length * 2 >= texts.length
  known.set(block, isList)
  return isList
}
