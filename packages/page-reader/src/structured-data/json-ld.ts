/**
 * Reads the recipes in a page's JSON-LD: in a @graph, in lists, nested in articles, with a missing
 * type, referred to by @id.
 */

import { type PageDocument, elementsByTag } from '../page/document.ts'
import { foodGrade } from '../page/likeness-grades.ts'
import { ingredientLikenessOf } from '../page/line-likeness.ts'
import type { Finding } from '../page/page-recipe.ts'
import { parseLenientJson } from './lenient-json.ts'
import { isNode, isOfType, listOf, property, type SchemaNode, textsOf } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'

const TRUST = 0.95
const MAX_DEPTH = 12

/** Every recipe in the page's JSON-LD, in the page's order. */
export function readJsonLd(page: PageDocument): Finding[] {
  const { $, url } = page
  const blocks = elementsByTag(page, 'script')
    .filter((script) => /ld\+json/i.test(script.attribs['type'] ?? ''))
    .map((script) => parseLenientJson($(script).text()))
  const nodes = blocks.flatMap((block) => nodesIn(block, 0))
  const nodesById = new Map<unknown, SchemaNode>()
  for (const node of nodes) {
    if (typeof node['@id'] === 'string' && Object.keys(node).length > 2) nodesById.set(node['@id'], node)
  }
  const follow = (value: unknown) =>
    isNode(value) && Object.keys(value).length <= 2 ? (nodesById.get(value['@id']) ?? value) : value
  const recipes = nodes.filter(isRecipe)
  const declared = recipes.length > 0 ? recipes : nodes.flatMap(recipeFromGuide)
  return declared.map((node) => ({
    reader: 'json-ld',
    trust: TRUST,
    fields: recipeFields(node, url, follow),
  }))
}

/** A guide ('How to make oat milk') counts as a recipe where its supplies are foods. */
function recipeFromGuide(node: SchemaNode): SchemaNode[] {
  if (!isOfType(node, 'HowTo')) return []
  const foods = textsOf(property(node, 'supply'))
  const shapes = foods.map(ingredientLikenessOf)
  const isCooking =
    foods.length > 1 && shapes.reduce((sum, shape) => sum + shape, 0) >= foodGrade.probable * foods.length
  return isCooking ? [{ ...node, recipeIngredient: foods, recipeInstructions: property(node, 'step') }] : []
}

function isRecipe(node: SchemaNode): boolean {
  if (isOfType(node, 'Recipe')) return Object.keys(node).length > 2
  const ingredients = listOf(property(node, 'recipeIngredient', 'ingredients'))
  return ingredients.length > 1 && property(node, 'recipeInstructions') !== undefined
}

function nodesIn(value: unknown, depth: number): SchemaNode[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, depth + 1))
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap((item) => nodesIn(item, depth + 1))]
}
