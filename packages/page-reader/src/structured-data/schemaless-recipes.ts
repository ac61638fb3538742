/**
 * Finds recipes in data without a schema: by the names of their lists, and by how their lines look.
 */

import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { foodWords, ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'
import { ingredientsLabel, methodLabel } from '../page/part-label-patterns.ts'
import { isNode, listOf, type SchemaNode, textOfValue } from './schema-node.ts'
import type { DataHabit } from './site-habits.ts'

const MAX_DEPTH = 16
const MAX_OBJECTS = 50_000
const [MIN_FOODS, MAX_LINES] = [2, 300]
/** Levels of nested parts of a list that are read. */
const MAX_PARTS = 3
/** The share of lines that must name a food. */
const MIN_NAMED_FOODS = 0.8

const listSuffix = String.raw`(?:_?(?:list\p{L}*|lines?|rows?|groups?|grupp\p{L}*|sections?|sets?|blocks?|items?|steps?))?`
const foodsKey = String.raw`ingr[eé]di[eè]n\p{L}*|zutaten|sk[lł]adnik\p{L}*|r[åa]varer`
const stepsKey = String.raw`instru[ckç]\p{L}*|steps?|directions?|methods?|m[ée]tho?des?|preparations?|procedures?|zubereitung\p{L}*|schritte|anleitung|[ée]tapes?|pr[ée]paration|preparazione|procedimento|passaggi|pasos|preparaci[oó]n|elaboraci[oó]n|preparo|modo_?de_?(?:preparo|fazer)|passos|prepara[cç][aã]o|bereiding\p{L}*|werkwijze|stappen|steg|g[oö]r_?s[aå]_?h[aä]r|tillagning|fremgangsm[åa]de|fremgangsm[åa]te|tilberedning|trinn?|przygotowanie|spos[oó]b\p{L}*|kroki`
const keyPattern = (words: string) =>
  new RegExp(String.raw`^(?:recipe_?|grouped_?|list[ea]?_?)?(?:${words})${listSuffix}$`, 'iu')

/** What programs call the parts of a recipe, in the languages that they are written in. */
const names = {
  title:
    /^(?:name|title|headline|subhead|heading|purpose|(?:group|section)_?name|recipe_?(?:name|title)|titel|titre|t[ií]tulo|titolo|tittel|tytu[lł]|rubrik|nom|nome|nombre|naam|namn|navn|nazwa|grupp?|gruppe)$/iu,
  foods: keyPattern(foodsKey),
  steps: keyPattern(stepsKey),
  items:
    /^(?:items?|list|lines|rows|children|entries|elements|ingredients?|steps?|instructions?|directions?|parts)$/i,
  servings:
    /^(?:recipe_?yield|yields?|servings?|serves|por[tcçz][a-zçõ]{2,7}|personen|personnes|personas|persone|pessoas|personer|os[oó]b|number_?of_?(?:servings|portions))$/iu,
  image: /^(?:image|image_?url|photo|picture|thumbnail|main_?image|hero_?image)$/i,
}

/** Every thing in the data that has foods and steps, as a schema.org recipe. */
export function findSchemalessRecipes(data: unknown, habit?: DataHabit): SchemaNode[] {
  const recipes: SchemaNode[] = []
  const pending: [unknown, number][] = [[data, 0]]
  for (let visited = 0; visited < MAX_OBJECTS; visited++) {
    const [value, depth] = pending.pop() ?? [undefined, MAX_DEPTH]
    if (value === undefined && pending.length === 0) break
    if (depth < MAX_DEPTH && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).toReversed()) pending.push([inner, depth + 1])
    const recipe = isNode(value)
      ? (recipeOf(value, habit) ?? recipeOf(withListsOfBlocks(value), habit))
      : null
    if (recipe) recipes.push(recipe)
  }
  return recipes
}

/**
 * An object with the lists of its blocks 'Ingredients' and 'Method' as its own.
 */
function withListsOfBlocks(node: SchemaNode): SchemaNode {
  const blocks = Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : []))
  const blockCalled = (label: RegExp) =>
    blocks.find((block) => label.test(textAt(block, names.title)) && onlyList(block, MAX_BLOCK_KEYS))
  const [foodsBlock, stepsBlock] = [blockCalled(ingredientsLabel), blockCalled(methodLabel)]
  if (!foodsBlock || !stepsBlock) return {}
  const [ingredients, method] = [foodsBlock, stepsBlock].map((block) => onlyList(block, MAX_BLOCK_KEYS))
  const [title, servings] = [valueAt(node, names.title), valueAt(node, names.servings)]
  return { title, servings, ingredients, method }
}

function recipeOf(node: SchemaNode, habit?: DataHabit): SchemaNode | null {
  const servings = valueAt(node, habit?.servings ?? names.servings)
  const servingsFactor = habit?.isForOne && typeof servings === 'number' ? servings : 1
  const foods = linesIn(valueAt(node, names.foods), names.foods, (item) => foodLine(item, servingsFactor))
  if (textsAmong(foods).length < MIN_FOODS || meanOf(foods, ingredientLikenessOf) < foodGrade.hinted)
    return null
  // A list of amounts alone, whose foods stand elsewhere in the data, is left out.
  if (meanOf(foods, (text) => Math.min(1, foodWords(text).length)) < MIN_NAMED_FOODS) return null
  const steps = linesIn(valueAt(node, names.steps), names.steps, stepLine)
  if (steps.length === 0 || meanOf(steps, stepLikenessOf) < stepGrade.slight) return null
  return {
    name: textOfValue(valueAt(node, names.title)),
    recipeIngredient: foods,
    recipeInstructions: steps,
    recipeYield: servings,
    image: valueAt(node, names.image),
  }
}

const textsAmong = (lines: unknown[]): string[] =>
  lines.flatMap((line) => (isNode(line) ? textsAmong(listOf(line['itemListElement'])) : [textOfValue(line)]))

function meanOf(lines: unknown[], shapeOf: (text: string) => number): number {
  const texts = textsAmong(lines)
  return texts.reduce((sum, text) => sum + shapeOf(text), 0) / Math.max(1, texts.length)
}

/**
 * Lines of a list; those of its parts as sections of their own. A thing that holds a list of the
 * same name is a part.
 */
function linesIn(value: unknown, list: RegExp, lineOf: (item: SchemaNode) => string, depth = 0): unknown[] {
  if (depth > MAX_PARTS) return []
  return listOf(value)
    .slice(0, MAX_LINES)
    .flatMap((item): unknown[] => {
      if (typeof item === 'string') return [item]
      if (!isNode(item)) return []
      const inner = valueAt(item, list) ?? valueAt(item, names.items) ?? onlyList(item)
      const innerLines = Array.isArray(inner) ? linesIn(inner, list, lineOf, depth + 1) : []
      if (innerLines.length === 0) return [lineOf(item)].filter(Boolean)
      const name = textOfValue(valueAt(item, names.title))
      return name ? [{ '@type': 'HowToSection', name, itemListElement: innerLines }] : innerLines
    })
}

/**
 * The list of a thing that holds one list and besides it a title: a part, whatever its list is
 * called.
 */
function onlyList(item: SchemaNode, maxKeys = MAX_PART_KEYS): unknown {
  const others = Object.values(item).filter((value) => typeof value === 'object' && value !== null)
  return others.length === 1 && Object.keys(item).length <= maxKeys ? others[0] : undefined
}
/** The most keys of a part of a list (title, position, list), and of a block. */
const [MAX_PART_KEYS, MAX_BLOCK_KEYS] = [3, 8]

const lineNames = {
  line: /^(?:text|line|full_?text|display_?text|display|original|raw|formatted|string|description|(?:main_?)?body|content|html|instruction|step|value|te[kx]st[eo]?|texto|testo|beschreibung|beschrijving|steg|[ée]tape|paso|passo|schritt|stap|trinn?|krok)$/iu,
  amount:
    /^(?:amount|quantity|qty|value|count|menge|hoeveelheid|aantal|quantit[ée]|quantit[àa]|dos[ei]|cantidad|quantidade|m[aä]ngd|antal|m[ae]ngde|antall|ilo[sś][cć])$/iu,
  unit: /^(?:units?|measure|measurement|unit_?(?:name|text)|einheit|eenheid|unit[ée]|unit[àa]|unidade?|enhe[dt]|jednostka)$/iu,
  food: /^(?:name|title|label|food|ingredient|item|product|zutat|naam|nom|nome|nombre|namn|navn|nazwa|produkt|prodotto|producto|produto|produit|vara|vare)$/iu,
  before: /^prefix$/i,
  after: /^suffix$/i,
  note: /^(?:notes?|comments?|remarks?|extra|details|preparation)$/i,
  short: /^(?:abbreviation|abbr|short_?name)$/i,
  one: /^(?:name_?singular|singular(?:_?name)?)$/i,
  several: /^(?:name_?plural|plural(?:_?name)?)$/i,
}

/** The first value of a thing that a key of such a name holds. */
const valueAt = (node: SchemaNode, name: RegExp): unknown =>
  Object.entries(node).find(([key, value]) => name.test(key) && value !== null && value !== '')?.[1]

const textAt = (node: SchemaNode, name: RegExp): string => textOfValue(valueAt(node, name))

/** A step as the data say it. */
const stepLine = (item: SchemaNode): string => textAt(item, lineNames.line) || textAt(item, lineNames.food)

/**
 * An ingredient as the data say it, or put together from its amount (times `servingsFactor`), unit,
 * food and remark.
 */
function foodLine(item: SchemaNode, servingsFactor = 1): string {
  const amount = valueAt(item, lineNames.amount)
  const isSeveral = typeof amount === 'number' && amount * servingsFactor > 1
  const food = wordAt(item, lineNames.food, isSeveral)
  const lineText = Object.entries(item).find(
    ([key, value]) => lineNames.line.test(key) && typeof value === 'string',
  )?.[1]
  const line = textOfValue(lineText)
  if (line && line.includes(food)) return line
  const note = textAt(item, lineNames.note)
  const quantity = amountOf(amount, servingsFactor)
  // Beside an empty amount the unit is only the default of a form.
  const isEmpty = quantity === '' && Object.keys(item).some((key) => lineNames.amount.test(key))
  const unit = isEmpty ? '' : unitOf(item, isSeveral)
  const parts = [
    // Some data say the amount with the unit once more: 200, '200 g'.
    quantity !== '' && unit.startsWith(`${quantity} `) ? '' : quantity,
    unit,
    textAt(item, lineNames.before),
    food,
    textAt(item, lineNames.after),
  ]
  const joinedParts = parts.filter(Boolean).join(' ')
  return note ? `${joinedParts}, ${note}` : joinedParts
}

/**
 * A word that is a thing may have a singular and a plural form; the item may say which of them is
 * meant.
 */
function wordAt(item: SchemaNode, name: RegExp, isSeveral: boolean): string {
  const [key, value] =
    Object.entries(item).find(([each, innerLines]) => name.test(each) && isNode(innerLines)) ?? []
  const inflection = item[`${key}_inflection`]
  const isPlural = isSeveral && inflection !== 'singular'
  const word = isNode(value) && textAt(value, isPlural ? lineNames.several : lineNames.one)
  return word || textAt(item, name)
}

/** The short form of a unit; none for 'piece', which is not written. */
function unitOf(item: SchemaNode, isSeveral: boolean): string {
  const value = valueAt(item, lineNames.unit)
  const unit = (isNode(value) && textAt(value, lineNames.short)) || wordAt(item, lineNames.unit, isSeveral)
  return /^(?:stk|pcs?)\.?$/i.test(unit) ? '' : unit
}

const fractions: [number, string][] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** '2½' for 2.5, '0.1' for 0.1. */
function amountOf(value: unknown, servingsFactor: number): string {
  if (typeof value !== 'number') return textOfValue(value)
  // An amount of zero means that none is stated: 'salt'.
  if (value === 0) return ''
  const amount = value * servingsFactor
  const joinedParts = Math.floor(amount)
  const [, fractionSign] = fractions.find(([part]) => Math.abs(amount - joinedParts - part) < 0.01) ?? []
  return fractionSign ? `${joinedParts || ''}${fractionSign}` : String(Math.round(amount * 100) / 100)
}
