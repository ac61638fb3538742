/**
 * Reads the recipes in a page's JSON-LD: in a @graph, in lists, nested in articles, with a missing
 * type, referred to by @id.
 */
import { type PageDocument, tagged } from '../page/document.ts'
import type { Finding } from '../page/page-recipe.ts'
import { ingredientShape } from '../page/line-shape.ts'
import { parseLenientJson } from './lenient-json.ts'
import { isNode, isOfType, listOf, property, type SchemaNode, textsOf } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'

const TRUST = 0.95
const DEEPEST = 12

/** Every recipe in the page's JSON-LD, in the page's order. */
export function readJsonLd(page: PageDocument): Finding[] {
  const { $, url } = page
  const blocks = tagged(page, 'script')
    .filter((script) => /ld\+json/i.test(script.attribs['type'] ?? ''))
    .map((script) => parseLenientJson($(script).text()))
  const nodes = blocks.flatMap((block) => nodesIn(block, 0))
  const named = new Map<unknown, SchemaNode>()
  for (const node of nodes) {
    if (typeof node['@id'] === 'string' && Object.keys(node).length > 2) named.set(node['@id'], node)
  }
  const follow = (value: unknown) =>
    isNode(value) && Object.keys(value).length <= 2 ? (named.get(value['@id']) ?? value) : value
  const recipes = nodes.filter(isRecipe)
  const declared = recipes.length > 0 ? recipes : nodes.flatMap(fromGuide)
  return declared.map((node) => ({
    reader: 'json-ld',
    trust: TRUST,
    fields: recipeFields(node, url, follow),
  }))
}

/** What the supplies of a guide look like in the mean, for it to be one of cooking. */
const FOODLIKE = 0.6

/** A guide ('How to make oat milk') whose supplies are foods is a recipe; other guides are none. */
function fromGuide(node: SchemaNode): SchemaNode[] {
  if (!isOfType(node, 'HowTo')) return []
  const foods = textsOf(property(node, 'supply'))
  const shapes = foods.map(ingredientShape)
  const isCooking =
    foods.length > 1 && shapes.reduce((sum, shape) => sum + shape, 0) >= FOODLIKE * foods.length
  return isCooking ? [{ ...node, recipeIngredient: foods, recipeInstructions: property(node, 'step') }] : []
}

function isRecipe(node: SchemaNode): boolean {
  if (isOfType(node, 'Recipe')) return Object.keys(node).length > 2
  const ingredients = listOf(property(node, 'recipeIngredient', 'ingredients'))
  return ingredients.length > 1 && property(node, 'recipeInstructions') !== undefined
}

function nodesIn(value: unknown, depth: number): SchemaNode[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, depth + 1))
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap((item) => nodesIn(item, depth + 1))]
}
