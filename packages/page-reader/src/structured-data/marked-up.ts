/**
 * Reads recipes that a page's own tags are marked with: microdata (itemprop) and RDFa (property),
 * nested loosely.
 */
import {
  childrenOf,
  isElement,
  type PageDocument,
  type PageElement,
  type PageNode,
  parseHtml,
  tagOf,
} from '../page/document.ts'
import { ingredientShape } from '../page/line-shape.ts'
import type { Finding } from '../page/page-recipe.ts'
import { isText, linesOf, textIn } from '../page/plain-text.ts'
import { type PageRow, rowsIn } from '../page/rows.ts'
import { upToNotes } from './among-steps.ts'
import { addressOf, isMedium, momentWithin, pictureWithin, referredBy } from './marked-values.ts'
import { SECTION_TITLE } from './schema-ingredients.ts'
import { listOf, type SchemaNode } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'

interface Dialect {
  reader: Finding['reader']
  trust: number
  /** Tells the tag of a recipe by its type. */
  recipe: RegExp
  property: string
  type: string
  scope: string
  /** Where a tag names what the things inside it are of the recipe. */
  relation?: string
}

const dialects: Dialect[] = [
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
export function readMarkedUp(page: PageDocument): Finding[] {
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

const MOST_RECIPES = 20

/**
 * The recipes' own properties; a list that none of them holds is taken from wherever the page marks
 * it.
 */
function nodesOf(page: PageDocument, dialect: Dialect): SchemaNode[] {
  const recipes = page.elements
    .filter(({ attribs }) => dialect.recipe.test(attribs[dialect.type] ?? ''))
    .slice(0, MOST_RECIPES)
  const parts = referredBy(page, recipes)
  const nodes = recipes.map((element, at) => {
    const node: SchemaNode = {}
    collect(element, node, dialect)
    for (const part of parts[at] ?? []) collectOne(part, node, dialect)
    return node
  })
  const holders = lists.map((names) => nodes.filter((node) => names.some((name) => node[name])))
  const [foods = [], methods = []] = holders
  const isParted = foods.length === 1 && methods.length === 1 && foods[0] !== methods[0]
  if (isParted) return [{ ...methods[0], ...foods[0] }]
  const missing = lists.filter((_, at) => holders[at]?.length === 0).flat()
  const isWanted = ({ attribs }: PageElement) => {
    const names = attribs[dialect.property]
    return names !== undefined && missing.some((name) => names.endsWith(name))
  }
  const [root] = page.elements.some(isWanted) ? page.$.root().get() : []
  if (!root) return nodes
  const [main = {}] = nodes
  const strays: SchemaNode = {}
  collect(root, strays, dialect)
  for (const name of missing) if (strays[name]) main[name] = strays[name]
  return nodes.length > 0 ? nodes : [main]
}

/** The names of the two lists that make a recipe. */
const lists = [
  ['recipeIngredient', 'ingredients'],
  ['recipeInstructions', 'instructions'],
]
const isList = (name: string) => /(?:ingredients?|instructions)$/i.test(name)

function collect(parent: PageNode, node: SchemaNode, dialect: Dialect): void {
  for (const child of childrenOf(parent)) if (isElement(child)) collectOne(child, node, dialect)
}

function collectOne(element: PageElement, node: SchemaNode, dialect: Dialect): void {
  const relation = dialect.relation && element.attribs[dialect.relation]
  if (relation && isList(relation)) {
    add(node, bareName(relation), thingsIn(element, dialect))
    return
  }
  const names = (element.attribs[dialect.property] ?? '')
    .split(/\s+/)
    .filter((name) => name && !(isList(name) && isMarkedWithin(element, name, dialect)))
  for (const name of names) add(node, bareName(name), valueOf(element, name, dialect))
  if (element.attribs[dialect.scope] === undefined || names.length === 0) collect(element, node, dialect)
}

const bareName = (name: string) => name.replace(/^.*[:/]/, '')

/**
 * Whether a tag inside is marked as the same: a list's tag and its lines, of which the lines are
 * meant.
 */
const isMarkedWithin = (element: PageElement, name: string, dialect: Dialect): boolean =>
  childrenOf(element).some(
    (child) =>
      isElement(child) &&
      ((child.attribs[dialect.property] ?? '').split(/\s+/).includes(name) ||
        isMarkedWithin(child, name, dialect)),
  )

/** The things directly inside a tag, wherever in it; its lines where it holds none. */
function thingsIn(element: PageElement, dialect: Dialect): unknown {
  const found = (node: PageNode): unknown[] =>
    childrenOf(node).flatMap((child) =>
      isElement(child) && child.attribs[dialect.scope] !== undefined ? [thing(child, dialect)] : found(child),
    )
  const things = found(element)
  return things.length > 0 ? things : linesOf(element).join('\n')
}

function add(node: SchemaNode, name: string, value: unknown): void {
  if (value === '' || value === undefined) return
  const held = node[name]
  if (Array.isArray(held)) held.push(...listOf(value))
  else node[name] = held === undefined ? value : [...listOf(held), ...listOf(value)]
}

/** Characters of a line that may be a title. */
const LONGEST_TITLE = 40

function valueOf(element: PageElement, name: string, dialect: Dialect): unknown {
  const { attribs } = element
  const tag = tagOf(element)
  if (attribs[dialect.scope] !== undefined && attribs[dialect.property] !== undefined)
    return thing(element, dialect)
  if (
    attribs['content'] !== undefined &&
    (tag === 'meta' || !textIn(element) || /time|yield|image|duration/i.test(name))
  ) {
    const [root] = /ingredient/i.test(name) ? parseHtml(attribs['content']).root().get() : []
    return root && attribs['content'].includes('<') ? withHeadings(root) : attribs['content']
  }
  if (tag === 'meta') return undefined
  if (isMedium(tag)) return addressOf(element)
  if (/image|url|photo/i.test(name)) return attribs['href'] || pictureWithin(element) || textIn(element)
  if (/ingredient/i.test(name)) return withHeadings(element)
  if ((tag === 'data' || tag === 'meter') && attribs['value']) return attribs['value']
  const moment = /time|duration/i.test(name) ? momentWithin(element) : attribs['datetime']
  return moment || linesOf(element).join('\n')
}

/**
 * The lines of an ingredient's tag; a line set as a heading ('MASHED POTATOES' in bold, or after an
 * empty line) is told apart.
 */
function withHeadings(node: PageNode): unknown {
  const rows = rowsIn(node)
  const isApart = rows.length === 1 && beginsWithBreak(node)
  const isTitle = ({ rank, text }: PageRow) =>
    (rank > 0 || (isApart && text.length <= LONGEST_TITLE)) && ingredientShape(text) < 0.5
  if (!rows.some(isTitle)) return linesOf(node).join('\n')
  return rows.map((row) => (isTitle(row) ? { '@type': SECTION_TITLE, name: row.text } : row.text))
}

/** Whether the tag begins with a break, which sets its line apart from those before it. */
function beginsWithBreak(node: PageNode): boolean {
  const first = childrenOf(node).find((child) => !isText(child) || child.data.trim() !== '')
  return first !== undefined && (tagOf(first) === 'br' || beginsWithBreak(first))
}

/**
 * A thing inside: its own properties, or its text where it marks none; a picture is where its tag
 * says.
 */
function thing(element: PageElement, dialect: Dialect): unknown {
  const inner: SchemaNode = { '@type': element.attribs[dialect.type] ?? '' }
  collect(element, inner, dialect)
  if (/ImageObject$/i.test(String(inner['@type'])) && !inner['url'] && !inner['contentUrl'])
    add(inner, 'url', pictureWithin(element))
  return Object.keys(inner).length > 1 ? inner : linesOf(element).join('\n')
}
