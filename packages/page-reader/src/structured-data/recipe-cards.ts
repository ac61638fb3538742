/**
 * Reads the recipe cards of common WordPress plug-ins, of Quitoque's boxes and of the recipe
 * microformats, by the names of their parts.
 */

import {
  childrenOf,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  tagOf,
} from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import { type Finding, heading, type PageLine } from '../page/page-recipe.ts'
import { rowsIn } from '../page/page-rows.ts'
import { methodLabel } from '../page/part-label-patterns.ts'
import { isText, linesOf, textIn } from '../page/plain-text.ts'
import { splitAtStepNumbers } from '../page/step-numbers.ts'
import { asPageLine, withoutCopies, tidyIngredient } from '../page/tidy-lines.ts'
import { type CardSelectors, cardSelectors } from './card-selectors.ts'

const TRUST = 0.8
const MAX_LINES = 300
/** Cards of one plug-in that are looked into. */
const MAX_CARDS = 5
const FEWEST_FOODS = 2

/** The first card of each plug-in on the page that has ingredients. */
export function readRecipeCards(page: PageDocument): Finding[] {
  const names = markersOn(page)
  const cardKinds = cardSelectors.filter(({ marker }) => names.some((name) => marker.test(name)))
  return cardKinds.flatMap((kind) => {
    const cardElements = page.$(kind.card).get().filter(isElement).slice(0, MAX_CARDS)
    for (const cardElement of cardElements) {
      const fields = fieldsOf(page, cardElement, kind)
      if (fields) return [{ reader: 'plug-in', trust: TRUST, fields }]
    }
    return []
  })
}

/** Steps without a first line that is a label of the method and no more: 'Preparación'. */
function withoutLabel(steps: PageLine[]): PageLine[] {
  const [first, ...others] = steps
  if (typeof first !== 'string' || others.length === 0) return steps
  return methodLabel.exec(first)?.[0] === first.replace(/\s*:$/, '') ? others : steps
}

/** What a card says; null where it has no ingredients. */
function fieldsOf(page: PageDocument, holder: PageElement, kind: CardSelectors): Finding['fields'] | null {
  const foods = linesIn(page, holder, kind.ingredient, kind.ingredientTitle)
  if (foods.length < (kind.fewestFoods ?? FEWEST_FOODS)) return null
  const stepsByTag = linesIn(page, holder, kind.step, kind.stepTitle)
  const methods = kind.method ? page.$(holder).find(kind.method).get() : []
  const isByTag = stepsByTag.length > 0 && !methods.some(saysMoreThanTags)
  const steps = withoutLabel(isByTag ? stepsByTag : stepsOf(methods))
  const facts = factsAmong(rowsIn(holder))
  const ingredients = foods.map((line) =>
    typeof line === 'string' ? asPageLine(tidyIngredient(line)) : line,
  )
  const name = textIn(
    page
      .$(holder)
      .find(kind.name)
      .get()
      .find((element) => !isOfAnother(element, holder)),
  )
  return { name, ingredients: withoutCopies(ingredients), steps: withoutCopies(steps), ...facts }
}

/** The lines of the tags around all steps; one text that counts its steps is several. */
function stepsOf(methods: PageNode[]): PageLine[] {
  const lines = methods.flatMap(linesOf)
  const [only] = lines
  return lines.length === 1 && only ? splitAtStepNumbers(only) : lines
}

/** Whether words stand right in the tag around the steps, beside tags with other steps. */
function saysMoreThanTags(method: PageNode): boolean {
  const texts = childrenOf(method).filter(
    (child) => isText(child) || /^(?:b|strong|em|i|span)$/.test(tagOf(child)),
  )
  const text = texts
    .map((child) => (isText(child) ? child.data : textIn(child)))
    .join(' ')
    .trim()
  return text.split(/\s+/).length > 3 || /\p{L}.*[.!]$/u.test(text)
}

/** Classes of what a microformat holds that is no recipe: who wrote it, a review, a card. */
const anotherThing = /(?:^|\s)(?:h-(?!recipe)[a-z]+|vcard|hcard|hreview\S*|p-author|author|nutrition)(?:\s|$)/

/** Whether a tag says something of a person or a review inside the card. */
function isOfAnother(element: PageNode, card: PageElement): boolean {
  for (let node: PageNode | null = element; node && node !== card; node = node.parent)
    if (isElement(node) && anotherThing.test(node.attribs['class'] ?? '')) return true
  return false
}

/**
 * Matches any marker, also within a longer class or id. Most pages have none, and then their
 * classes need no splitting.
 */
const anyMarker = new RegExp(cardSelectors.map(({ marker }) => marker.source.slice(1, -1)).join('|'), 'i')

/** Every class and id of the page that may be a marker, once. */
function markersOn({ elements }: PageDocument): string[] {
  const classesAndIds = new Set<string>()
  for (const { attribs } of elements) {
    classesAndIds.add(attribs['class'] ?? '')
    classesAndIds.add(attribs['id'] ?? '')
  }
  return [...classesAndIds].filter((names) => anyMarker.test(names)).flatMap((names) => names.split(/\s+/))
}

/**
 * The lines and their headings in the order of the page. A line inside another line is left out.
 */
function linesIn({ $ }: PageDocument, card: PageElement, lines: string, titles: string): PageLine[] {
  const cardNode = $(card)
  const isTitle = new Set<unknown>(cardNode.find(titles).get())
  // Most cards have no titles, and each search walks the whole card.
  const lineElements = cardNode
    .find(isTitle.size > 0 ? `${lines},${titles}` : lines)
    .get()
    .slice(0, MAX_LINES)
  const isLine = new Set<unknown>(lineElements)
  return lineElements.flatMap((element) => {
    if (isLine.has(element.parent)) return []
    const text = textIn(element)
    if (!text) return []
    return [isTitle.has(element) ? heading(text) : text]
  })
}
