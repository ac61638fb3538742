/**
 * Recipes in data that nobody wrote for others to read: by the names of their lists, and by how
 * their lines look.
 */
import { foodWords, ingredientShape, stepShape } from '../page/line-shape.ts'
import { stepLine, foodLine, valueAt } from './data-line.ts'
import { isNode, listOf, type SchemaNode, textOfValue } from './schema-node.ts'
import type { DataHabit } from './site-habits.ts'

const DEEPEST = 16
const MOST_THINGS = 50_000
const [FEWEST_FOODS, MOST_LINES] = [2, 300]
/** Parts in parts of a list. */
const MOST_PARTS = 3
/**
 * What the shapes of a list's lines must come to, in the mean, for it to be a list of foods or of
 * steps.
 */
const [FOODLIKE, STEPLIKE] = [0.4, 0.35]
/** How many of the lines must name a food. */
const NAMED = 0.8

const names = {
  title: /^(?:name|title|headline|subhead|heading|purpose|(?:group|section)_?name|recipe_?(?:name|title))$/i,
  foods:
    /^(?:recipe_?|grouped_?)?(?:ingredients?|zutaten)(?:_?(?:list|lines|groups?|sections?|sets?|blocks?))?$/i,
  steps:
    /^(?:recipe_?|grouped_?)?(?:instructions?|steps?|directions?|methods?|preparations?|procedures?|zubereitung)(?:_?(?:list|steps?|groups?|sections?|blocks?))?$/i,
  items:
    /^(?:items?|list|lines|children|entries|elements|ingredients?|steps?|instructions?|directions?|parts)$/i,
  servings: /^(?:recipe_?yield|yields?|servings?|serves|portions?|number_?of_?(?:servings|portions))$/i,
  image: /^(?:image|image_?url|photo|picture|thumbnail|main_?image|hero_?image)$/i,
}

/** Every thing in the data that has foods and steps, as a schema.org recipe. */
export function dataRecipes(data: unknown, habit?: DataHabit): SchemaNode[] {
  const recipes: SchemaNode[] = []
  const pending: [unknown, number][] = [[data, 0]]
  for (let seen = 0; seen < MOST_THINGS; seen++) {
    const [value, depth] = pending.pop() ?? [undefined, DEEPEST]
    if (value === undefined && pending.length === 0) break
    if (depth < DEEPEST && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).toReversed()) pending.push([inner, depth + 1])
    const recipe = isNode(value) ? recipeOf(value, habit) : null
    if (recipe) recipes.push(recipe)
  }
  return recipes
}

function recipeOf(node: SchemaNode, habit?: DataHabit): SchemaNode | null {
  const servings = valueAt(node, habit?.servings ?? names.servings)
  const times = habit?.isForOne && typeof servings === 'number' ? servings : 1
  const foods = linesIn(valueAt(node, names.foods), names.foods, (item) => foodLine(item, times))
  if (textsAmong(foods).length < FEWEST_FOODS || meanOf(foods, ingredientShape) < FOODLIKE) return null
  // Amounts whose foods stand elsewhere in the data.
  if (meanOf(foods, (text) => Math.min(1, foodWords(text).length)) < NAMED) return null
  const steps = linesIn(valueAt(node, names.steps), names.steps, stepLine)
  if (steps.length === 0 || meanOf(steps, stepShape) < STEPLIKE) return null
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
  if (depth > MOST_PARTS) return []
  return listOf(value)
    .slice(0, MOST_LINES)
    .flatMap((item): unknown[] => {
      if (typeof item === 'string') return [item]
      if (!isNode(item)) return []
      const inner = valueAt(item, list) ?? valueAt(item, names.items)
      const held = Array.isArray(inner) ? linesIn(inner, list, lineOf, depth + 1) : []
      if (held.length === 0) return [lineOf(item)].filter(Boolean)
      const name = textOfValue(valueAt(item, names.title))
      return name ? [{ '@type': 'HowToSection', name, itemListElement: held }] : held
    })
}
