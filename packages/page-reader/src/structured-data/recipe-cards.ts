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
import { asPageLine, withoutCopies, tidyIngredient } from '../page/tidy-lines.ts'
import { type Finding, heading, type PageLine } from '../page/page-recipe.ts'
import { methodLabel } from '../page/part-label-patterns.ts'
import { isText, linesOf, textIn } from '../page/plain-text.ts'
import { splitAtStepNumbers } from '../page/step-numbers.ts'
import { rowsIn } from '../page/page-rows.ts'

const TRUST = 0.8
const MAX_LINES = 300
/** Cards of one plug-in that are looked into. */
const MAX_CARDS = 5
const FEWEST_FOODS = 2

interface Card {
  /**
   * A class or id that every such card has: a page without it is not searched for the card.
   */
  marker: RegExp
  /** The tag around one whole recipe. */
  card: string
  name: string
  /** The tags of the lines, and of the headings among them. */
  ingredient: string
  ingredientTitle: string
  step: string
  stepTitle: string
  /** Foods that such a card has, where one is enough to be a recipe. */
  fewestFoods?: number
  /**
   * The tag around all steps, whose lines are the steps where some have no tag of their own.
   */
  method?: string
}

const selectorsInside = (block: string, ...tags: string[]) => tags.map((tag) => `${block} ${tag}`).join(',')

const cards: Card[] = [
  {
    marker: /^wprm-recipe-ingredient$/,
    card: '.wprm-recipe-container,.wprm-recipe',
    name: '.wprm-recipe-name',
    ingredient: '.wprm-recipe-ingredient',
    ingredientTitle: '.wprm-recipe-ingredient-group .wprm-recipe-group-name',
    step: '.wprm-recipe-instruction-text',
    stepTitle: '.wprm-recipe-instruction-group .wprm-recipe-group-name',
  },
  {
    marker: /^tasty-recipes-ingredients$/,
    card: '.tasty-recipes',
    name: '.tasty-recipes-title',
    ingredient: selectorsInside('.tasty-recipes-ingredients', 'li'),
    ingredientTitle: selectorsInside('.tasty-recipes-ingredients-body', 'h4', 'p > strong:only-child'),
    step: selectorsInside('.tasty-recipes-instructions', 'li'),
    stepTitle: selectorsInside('.tasty-recipes-instructions-body', 'h4', 'p > strong:only-child'),
  },
  {
    marker: /^mv-create-ingredients$/,
    card: '.mv-create-card',
    name: '.mv-create-title',
    ingredient: selectorsInside('.mv-create-ingredients', 'li'),
    ingredientTitle: selectorsInside('.mv-create-ingredients', 'h4'),
    step: selectorsInside('.mv-create-instructions', 'li'),
    stepTitle: selectorsInside('.mv-create-instructions', 'h4'),
  },
  {
    marker: /^ERSIngredients$/,
    card: '.easyrecipe',
    name: '.ERSName',
    ingredient: '.ERSIngredients .ingredient',
    ingredientTitle: '.ERSIngredients .ERSSectionHead',
    step: '.ERSInstructions .instruction',
    stepTitle: '.ERSInstructions .ERSSectionHead',
  },
  {
    marker: /^ERIngredients$/,
    card: '.easyrecipe',
    name: '.ERName .fn,.ERName',
    ingredient: '.ERIngredients .ingredient',
    ingredientTitle: '.ERIngredients .ERSeparator',
    step: '.ERInstructions .instruction',
    stepTitle: '.ERInstructions .ERSeparator',
  },
  {
    marker: /^zlrecipe-ingredients-list$/,
    card: '#zlrecipe-container,.zlrecipe-container-border',
    name: '#zlrecipe-title',
    ingredient: '#zlrecipe-ingredients-list .ingredient',
    ingredientTitle: '#zlrecipe-ingredients-list .ingredient-label',
    step: '#zlrecipe-instructions-list .instruction',
    stepTitle: '#zlrecipe-instructions-list .instruction-label',
  },
  {
    marker: /^jetpack-recipe-ingredients$/,
    card: '.jetpack-recipe',
    name: '.jetpack-recipe-title',
    ingredient: selectorsInside('.jetpack-recipe-ingredients', 'li'),
    ingredientTitle: selectorsInside('.jetpack-recipe-ingredients', 'h5'),
    step: selectorsInside('.jetpack-recipe-directions', 'li', '> p'),
    method: '.jetpack-recipe-directions',
    stepTitle: selectorsInside('.jetpack-recipe-directions', 'h5'),
  },
  {
    marker: /^wpurp-recipe-ingredient$/,
    card: '.wpurp-container',
    name: '.wpurp-recipe-title',
    ingredient: '.wpurp-recipe-ingredient',
    ingredientTitle: '.wpurp-recipe-ingredient-group',
    step: '.wpurp-recipe-instruction-text',
    stepTitle: '.wpurp-recipe-instruction-group',
  },
  {
    marker: /^cooked-single-ingredient$/,
    card: '.cooked-recipe,.cooked-wrapper,body',
    name: '.cooked-recipe-title',
    ingredient: '.cooked-single-ingredient.cooked-ingredient',
    ingredientTitle: '.cooked-single-ingredient.cooked-heading',
    step: '.cooked-single-direction.cooked-direction',
    stepTitle: '.cooked-single-direction.cooked-heading',
  },
  {
    marker: /^kitchen-list$/,
    card: 'body',
    name: '#sylius-product-name',
    ingredient: selectorsInside('#ingredients', '.ingredient-list li', '.kitchen-list li'),
    ingredientTitle: selectorsInside('#ingredients', 'h2', '> p.bold'),
    step: selectorsInside('#preparation-steps', 'li'),
    stepTitle: selectorsInside('#preparation-steps', 'p.bold'),
  },
  {
    marker: /^h-?recipe$/i,
    card: '.hrecipe,.hRecipe,.h-recipe',
    name: '.fn,.p-name',
    ingredient: '.ingredient,.p-ingredient',
    ingredientTitle: '.ingredient-title',
    step:
      selectorsInside('.instructions', 'li', '> p') + ',' + selectorsInside('.e-instructions', 'li', '> p'),
    method: '.instructions,.e-instructions',
    fewestFoods: 1,
    stepTitle: '.instruction-title',
  },
]

/** The first card of each plug-in on the page that has ingredients. */
export function readRecipeCards(page: PageDocument): Finding[] {
  const names = markersOn(page)
  const cardKinds = cards.filter(({ marker }) => names.some((name) => marker.test(name)))
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
function fieldsOf(page: PageDocument, holder: PageElement, kind: Card): Finding['fields'] | null {
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
const anyMarker = new RegExp(cards.map(({ marker }) => marker.source.slice(1, -1)).join('|'), 'i')

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
