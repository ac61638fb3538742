/** Blocks of a page that are named for what they hold: 'recipe-instructions', 'ingredient-line'. */

import { isElement, type PageDocument, type PageElement, elementsByTag } from '../page/document.ts'
import { beginsWithNumber, ingredientLikenessOf } from '../page/line-likeness.ts'
import { type PageRow, rowsIn } from '../page/page-rows.ts'
import { textIn } from '../page/plain-text.ts'
import { asPageLine, tidyIngredient } from '../page/tidy-lines.ts'
import type { PagePart } from './page-part.ts'

const MAX_BLOCKS = 40
/** Characters of a line that still looks like an ingredient. */
const LONGEST_LINE = 200
const MAX_LINES = 300
/** The most children of a tag that holds only an amount and its food. */
const MAX_CHILDREN = 9

/** The lists of a page that were found by the names of their blocks. */
export interface NamedBlocks {
  /** The rows of what may be all ingredients, or all steps. */
  ingredients: PageRow[][]
  steps: PageRow[][]
  /** Ingredients in blocks of their own, each with such a name. */
  items: PagePart[]
}

/** What the page holds in blocks that are named for ingredients and steps. */
export function namedBlocks(page: PageDocument): NamedBlocks {
  const rowsNamed = (name: RegExp) => {
    const rows = new Map<PageElement, PageRow[]>()
    return groupsNamed(page, name).map((group) =>
      group.flatMap((block) => {
        const blockRows = rows.get(block) ?? rowsIn(block)
        rows.set(block, blockRows)
        return blockRows
      }),
    )
  }
  return {
    ingredients: rowsNamed(/ingr[eé]di|zutat|hozzaval|sk[lł]adnik|surovin/i),
    steps: rowsNamed(
      /instru[ck]|direction|method|pr[eé]paration|prepara(?:ci|ç|z|t)|preparo|recipe-?steps|zubereitung|anleitung|procedure|procedim|bereiding|elaboraci|r[eé]alisation|[eé]tapes|fremgang|tillag|tilbered|przygotow|wykonanie|postup|svolgimento|werkwijze/i,
    ),
    items: namedItems(page),
  }
}

/** The outermost blocks whose class or id has such a name. */
function blocksNamed(page: PageDocument, name: RegExp): PageElement[] {
  const namedElements = elementsByTag(page, 'div', 'section', 'ul', 'ol', 'article', 'table', 'dl', 'td')
    .filter(({ attribs }) => name.test(attribs['class'] ?? '') || name.test(attribs['id'] ?? ''))
    .slice(0, MAX_BLOCKS)
  const namedSet = new Set<unknown>(namedElements)
  return namedElements.filter((element) => !namedSet.has(element.parent))
}

/**
 * The blocks of such a name: first those beside each other with the same class together (a list for
 * every part of a recipe), then each alone.
 */
function groupsNamed(page: PageDocument, name: RegExp): PageElement[][] {
  const blocks = blocksNamed(page, name)
  const groups: PageElement[][] = []
  for (const block of blocks) {
    const group = groups.find(([first]) => first && areBeside(first, block))
    if (group) group.push(block)
    else groups.push([block])
  }
  return [...groups.filter((group) => group.length > 1), ...blocks.map((block) => [block])]
}

const areBeside = (block: PageElement, other: PageElement) =>
  block.parent === other.parent && block.attribs['class'] === other.attribs['class']

/** Small blocks that share a name with 'ingredient' in it, one line each. */
function namedItems({ elements }: PageDocument): PagePart[] {
  const groups = new Map<string, PageElement[]>()
  for (const element of elements.filter(isNamed)) {
    const name = element.attribs['class'] ?? element.attribs['itemprop'] ?? ''
    const group = groups.get(name) ?? []
    if (group.push(element) === 1) groups.set(name, group)
  }
  return [...groups.values()].filter(({ length }) => length > 1).map(partOf)
}

const isNamed = ({ attribs }: PageElement) =>
  /ingredient/i.test(attribs['class'] ?? '') ||
  /^(?:recipeIngredient|ingredients)$/.test(attribs['itemprop'] ?? '')

function partOf(elements: PageElement[]): PagePart {
  const texts = wholeLines(elements.slice(0, MAX_LINES)).filter((text) => text && text.length <= LONGEST_LINE)
  const distinctTexts = [...new Set(texts)]
  const score = distinctTexts.reduce((sum, line) => sum + ingredientLikenessOf(line) - 0.1, 0.4)
  return {
    lines: distinctTexts.map(asPageLine),
    score: distinctTexts.length < 2 ? 0 : Math.min(score, 9),
    from: -1,
    to: -1,
  }
}

/**
 * The text of each block. Where an amount stands beside each block, in a tag that holds only the
 * two, it is put before the text.
 */
function wholeLines(elements: PageElement[]): string[] {
  const texts = elements.map((element) => tidyIngredient(textIn(element)))
  const parents = elements.flatMap(({ parent }) => (parent && isElement(parent) ? [parent] : []))
  const areSmallParents = parents.every(({ children }) => children.length <= MAX_CHILDREN)
  if (!areSmallParents || new Set(parents).size < elements.length) return texts
  const parentTexts = parents.map((element) => tidyIngredient(textIn(element)))
  const countWithNumber = (lines: string[]) => lines.filter(beginsWithNumber).length
  const isSame = parentTexts.every(
    (text, at) => text.length <= LONGEST_LINE && text.endsWith(texts[at] ?? ''),
  )
  return isSame && countWithNumber(parentTexts) > countWithNumber(texts) ? parentTexts : texts
}
