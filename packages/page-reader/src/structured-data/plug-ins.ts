/**
 * Reads the recipe cards of common WordPress plug-ins, of Quitoque's boxes and of the recipe
 * microformats, by the names of their parts.
 */
import { isElement, type PageDocument, type PageElement } from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import { asLine, once, tidyIngredient } from '../page/recipe-lines.ts'
import { type Finding, heading, type PageLine } from '../page/page-recipe.ts'
import { linesOf, textIn } from '../page/plain-text.ts'
import { rowsIn } from '../page/rows.ts'

const TRUST = 0.8
const MAX_LINES = 300
/** Cards of one plug-in that are looked into. */
const MAX_HOLDERS = 5
const FEWEST_FOODS = 2

interface Card {
  /**
   * A class or id without which the page has no such card, so that only few pages are looked
   * through.
   */
  sign: RegExp
  /** The tag around one whole recipe. */
  card: string
  name: string
  /** The tags of the lines, and of the headings among them. */
  ingredient: string
  ingredientTitle: string
  step: string
  stepTitle: string
  /**
   * The tag around all steps, whose lines are the steps where none of them has a tag of its own.
   */
  method?: string
}

const inside = (block: string, ...tags: string[]) => tags.map((tag) => `${block} ${tag}`).join(',')

const cards: Card[] = [
  {
    sign: /^wprm-recipe-ingredient$/,
    card: '.wprm-recipe-container,.wprm-recipe',
    name: '.wprm-recipe-name',
    ingredient: '.wprm-recipe-ingredient',
    ingredientTitle: '.wprm-recipe-ingredient-group .wprm-recipe-group-name',
    step: '.wprm-recipe-instruction-text',
    stepTitle: '.wprm-recipe-instruction-group .wprm-recipe-group-name',
  },
  {
    sign: /^tasty-recipes-ingredients$/,
    card: '.tasty-recipes',
    name: '.tasty-recipes-title',
    ingredient: inside('.tasty-recipes-ingredients', 'li'),
    ingredientTitle: inside('.tasty-recipes-ingredients-body', 'h4', 'p > strong:only-child'),
    step: inside('.tasty-recipes-instructions', 'li'),
    stepTitle: inside('.tasty-recipes-instructions-body', 'h4', 'p > strong:only-child'),
  },
  {
    sign: /^mv-create-ingredients$/,
    card: '.mv-create-card',
    name: '.mv-create-title',
    ingredient: inside('.mv-create-ingredients', 'li'),
    ingredientTitle: inside('.mv-create-ingredients', 'h4'),
    step: inside('.mv-create-instructions', 'li'),
    stepTitle: inside('.mv-create-instructions', 'h4'),
  },
  {
    sign: /^ERSIngredients$/,
    card: '.easyrecipe',
    name: '.ERSName',
    ingredient: '.ERSIngredients .ingredient',
    ingredientTitle: '.ERSIngredients .ERSSectionHead',
    step: '.ERSInstructions .instruction',
    stepTitle: '.ERSInstructions .ERSSectionHead',
  },
  {
    sign: /^zlrecipe-ingredients-list$/,
    card: '#zlrecipe-container,.zlrecipe-container-border',
    name: '#zlrecipe-title',
    ingredient: '#zlrecipe-ingredients-list .ingredient',
    ingredientTitle: '#zlrecipe-ingredients-list .ingredient-label',
    step: '#zlrecipe-instructions-list .instruction',
    stepTitle: '#zlrecipe-instructions-list .instruction-label',
  },
  {
    sign: /^jetpack-recipe-ingredients$/,
    card: '.jetpack-recipe',
    name: '.jetpack-recipe-title',
    ingredient: inside('.jetpack-recipe-ingredients', 'li'),
    ingredientTitle: inside('.jetpack-recipe-ingredients', 'h5'),
    step: inside('.jetpack-recipe-directions', 'li', '> p'),
    stepTitle: inside('.jetpack-recipe-directions', 'h5'),
  },
  {
    sign: /^wpurp-recipe-ingredient$/,
    card: '.wpurp-container',
    name: '.wpurp-recipe-title',
    ingredient: '.wpurp-recipe-ingredient',
    ingredientTitle: '.wpurp-recipe-ingredient-group',
    step: '.wpurp-recipe-instruction-text',
    stepTitle: '.wpurp-recipe-instruction-group',
  },
  {
    sign: /^cooked-single-ingredient$/,
    card: '.cooked-recipe,.cooked-wrapper,body',
    name: '.cooked-recipe-title',
    ingredient: '.cooked-single-ingredient.cooked-ingredient',
    ingredientTitle: '.cooked-single-ingredient.cooked-heading',
    step: '.cooked-single-direction.cooked-direction',
    stepTitle: '.cooked-single-direction.cooked-heading',
  },
  {
    sign: /^kitchen-list$/,
    card: 'body',
    name: '#sylius-product-name',
    ingredient: inside('#ingredients', '.ingredient-list li', '.kitchen-list li'),
    ingredientTitle: inside('#ingredients', 'h2', '> p.bold'),
    step: inside('#preparation-steps', 'li'),
    stepTitle: inside('#preparation-steps', 'p.bold'),
  },
  {
    sign: /^h-?recipe$/,
    card: '.hrecipe,.h-recipe',
    name: '.fn,.p-name',
    ingredient: '.ingredient,.p-ingredient',
    ingredientTitle: '.ingredient-title',
    step: inside('.instructions', 'li', '> p') + ',' + inside('.e-instructions', 'li', '> p'),
    method: '.instructions,.e-instructions',
    stepTitle: '.instruction-title',
  },
]

/** The first card of each plug-in on the page that has ingredients. */
export function readPlugIns(page: PageDocument): Finding[] {
  const names = signsOn(page)
  const kinds = cards.filter(({ sign }) => names.some((name) => sign.test(name)))
  return kinds.flatMap((kind) => {
    const holders = page.$(kind.card).get().filter(isElement).slice(0, MAX_HOLDERS)
    for (const holder of holders) {
      const fields = fieldsOf(page, holder, kind)
      if (fields) return [{ reader: 'plug-in', trust: TRUST, fields }]
    }
    return []
  })
}

/** What a card says; null where it has no ingredients. */
function fieldsOf(page: PageDocument, holder: PageElement, kind: Card): Finding['fields'] | null {
  const foods = linesIn(page, holder, kind.ingredient, kind.ingredientTitle)
  const marked = linesIn(page, holder, kind.step, kind.stepTitle)
  const [method] = kind.method && marked.length === 0 ? page.$(holder).find(kind.method).get() : []
  const steps = method ? linesOf(method) : marked
  if (foods.length < FEWEST_FOODS) return null
  const facts = factsAmong(rowsIn(holder))
  const ingredients = foods.map((line) => (typeof line === 'string' ? asLine(tidyIngredient(line)) : line))
  const name = textIn(page.$(holder).find(kind.name).get(0))
  return { name, ingredients: once(ingredients), steps: once(steps), ...facts }
}

/** A class or id that holds the sign of any card; most pages have none to be taken apart. */
const anySign = new RegExp(cards.map(({ sign }) => sign.source.slice(1, -1)).join('|'))

/** Every class and id on the page that may be the sign of a card, once. */
function signsOn({ elements }: PageDocument): string[] {
  const said = new Set<string>()
  for (const { attribs } of elements) {
    said.add(attribs['class'] ?? '')
    said.add(attribs['id'] ?? '')
  }
  return [...said].filter((names) => anySign.test(names)).flatMap((names) => names.split(/\s+/))
}

/** The lines and their headings in the order of the page; a line in a line is said once. */
function linesIn({ $ }: PageDocument, card: PageElement, lines: string, titles: string): PageLine[] {
  const within = $(card)
  const isTitle = new Set<unknown>(within.find(titles).get())
  // Most cards have no titles, and each look for some walks the card.
  const found = within
    .find(isTitle.size > 0 ? `${lines},${titles}` : lines)
    .get()
    .slice(0, MAX_LINES)
  const held = new Set<unknown>(found)
  return found.flatMap((element) => {
    if (held.has(element.parent)) return []
    const text = textIn(element)
    if (!text) return []
    return [isTitle.has(element) ? heading(text) : text]
  })
}
