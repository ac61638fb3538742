/**
 * Reads recipes that a page's own tags are marked with: microdata (itemprop) and RDFa (property),
 * nested loosely.
 */

import type { PageDocument, PageElement } from '../page/document.ts'
import { type Finding, type PageLine, textOf } from '../page/page-recipe.ts'
import { moreRecipesLabel } from '../page/part-label-patterns.ts'
import type { SchemaNode } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'
import { type MarkupSyntax, tagPropertiesOf } from './tag-properties.ts'
import { nodeOfProperties } from './tag-property-values.ts'

interface RecipeDialect extends MarkupSyntax {
  reader: Finding['reader']
  trust: number
  /** The type of a tag that holds a recipe. */
  recipe: RegExp
}

const dialects: RecipeDialect[] = [
  {
    reader: 'microdata',
    trust: 0.85,
    recipe: /(?:schema|data-vocabulary)\.org\/Recipe/i,
    property: 'itemprop',
    type: 'itemtype',
    scope: 'itemscope',
  },
  {
    reader: 'rdfa',
    trust: 0.8,
    recipe: /(?:^|\s)(?:schema:)?Recipe(?=\s|$)|^v:Recipe$/i,
    property: 'property',
    type: 'typeof',
    scope: 'typeof',
    relation: 'rel',
  },
]

/** Every recipe that the page's tags mark. */
export function readMicrodataAndRdfa(page: PageDocument): Finding[] {
  return dialects.flatMap((dialect) =>
    nodesOf(page, dialect).map((node) => {
      const fields = recipeFields(node, page.url)
      return {
        reader: dialect.reader,
        trust: dialect.trust,
        fields: { ...fields, steps: upToNotes(fields.steps ?? []) },
      }
    }),
  )
}

const MAX_RECIPES = 20
/** The most tags that one thing may refer to; real pages have a handful. */
const MAX_REFERRED = 20

/** The names of the two lists that make a recipe. */
const listProperties = [
  ['recipeIngredient', 'ingredients'],
  ['recipeInstructions', 'instructions'],
]
const listPropertyNames = listProperties.flat()
const listProperty = new RegExp(`(?:${listPropertyNames.join('|')})$`)

/** The recipes' own properties. A list that no recipe holds is taken from elsewhere on the page. */
function nodesOf(page: PageDocument, dialect: RecipeDialect): SchemaNode[] {
  const recipes = page.elements
    .filter(({ attribs: { [dialect.type]: type } }) => type !== undefined && dialect.recipe.test(type))
    .slice(0, MAX_RECIPES)
  const referredElements = elementsReferredBy(page, recipes)
  const marksList = ({ attribs }: PageElement) => {
    const property = attribs[dialect.property]
    return property !== undefined && listProperty.test(property)
  }
  const [root] = recipes.length > 0 || page.elements.some(marksList) ? page.$.root().get() : []
  const strayMarks = root
    ? tagPropertiesOf(root, [], dialect).filter(({ name }) => listPropertyNames.includes(name))
    : []
  const marks = recipes.map((element, at) => tagPropertiesOf(element, referredElements[at] ?? [], dialect))
  const [strayLists = {}, ...nodes] = [strayMarks, ...marks].map((marksOfRecipe) =>
    nodeOfProperties(marksOfRecipe),
  )
  return withStrayLists(nodes, strayLists)
}

/** The recipes with the lists that none of them holds, where the page marks those elsewhere. */
function withStrayLists(nodes: SchemaNode[], strays: SchemaNode): SchemaNode[] {
  const holders = listProperties.map((names) => nodes.filter((node) => names.some((name) => node[name])))
  const [[foods, otherFoods], [method, otherMethod]] = [holders[0] ?? [], holders[1] ?? []]
  if (foods && method && !otherFoods && !otherMethod && foods !== method) return [{ ...method, ...foods }]
  const [main = {}] = nodes
  const missing = listProperties.filter((_, at) => holders[at]?.length === 0).flat()
  const strayNames = missing.filter((name) => strays[name])
  for (const name of strayNames) main[name] = strays[name]
  return nodes.length > 0 || strayNames.length > 0 ? [main, ...nodes.slice(1)] : []
}

/** For each thing, the tags elsewhere on the page that belong to it by `itemref`. */
function elementsReferredBy({ $, elements }: PageDocument, things: PageElement[]): PageElement[][] {
  if (things.every(({ attribs }) => !attribs['itemref'])) return []
  const elementsById = new Map(elements.map((element) => [element.attribs['id'], element]))
  const contains = (element: PageElement, other: PageElement) =>
    element === other || $.contains(element, other)
  return things.map((thing) =>
    [...new Set(thing.attribs['itemref']?.split(/\s+/))]
      .slice(0, MAX_REFERRED)
      .flatMap((id) => elementsById.get(id) ?? [])
      .filter((element) => !contains(element, thing) && !contains(thing, element)),
  )
}

/** 'Notes:' in a line of its own: the lines below it are no steps. */
const notesLabel =
  /^(?:(?:recipe |cook['’]?s )?notes?|remarks?|tips?|uwag[ai]|hinweise?|anmerkung(?:en)?|tipps?|remarques?|astuces?|conseils?|notas?|consejos?|dicas?|consigli|opmerking(?:en)?|merknad|bemærk|nutrition(?:al)?(?: (?:facts|info(?:rmation)?|values?))?|nährwerte?|valeurs nutriti(?:ves|onnelles)|valori nutrizionali|(?:informaci[óo]n|valor(?:es)?) nutricional(?:es)?|informa(?:ção|ções) nutriciona(?:l|is)|voedingswaarden?|næringsindhold|näringsvärde|wartości odżywcze)\s*:?$/iu

/**
 * The steps up to the notes: a tag around a method often holds what stands below it too. Notes that
 * a list declares as its items stay.
 */
export function upToNotes(lines: PageLine[]): PageLine[] {
  const isEnd = (text: string) =>
    notesLabel.test(text) || (moreRecipesLabel.test(text) && /^[^.!]{1,60}$/.test(text))
  const notes = lines.findIndex((line, at) => at > 1 && isEnd(textOf(line)))
  return notes === -1 ? lines : lines.slice(0, notes)
}
