/**
 * Reads the recipe out of the data that a page's own program draws it from, where the page itself
 * marks none.
 */
import { type PageDocument, tagged } from '../page/document.ts'
import type { Finding } from '../page/page-recipe.ts'
import { textIn } from '../page/plain-text.ts'
import { dataRecipes } from './data-recipe.ts'
import { parseLenientJson } from './lenient-json.ts'
import { isNode, type SchemaNode, textOfValue } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'
import { dataHabitAt } from './site-habits.ts'

/**
 * Data are whole, but not all of them are shown: they go before what is told by its look, and after
 * all that is declared.
 */
const TRUST = 0.55
/**
 * The state that a program goes on from is there because the page was drawn already, and says less
 * than that shows.
 */
const TRUST_OF_STATE = 0.45
/** Characters of a text below which it holds no recipe, and of all texts that are looked into. */
const [SHORTEST, MAX_CHARACTERS] = [200, 600_000]
/** Scripts and attributes that are looked into. */
const MAX_TEXTS = 40

/**
 * The recipes in the page's scripts and attributes; where several are, those that the page is named
 * for.
 */
export function readScriptData(page: PageDocument): Finding[] {
  const { $, url } = page
  const habit = dataHabitAt(url)
  const scripts = tagged(page, 'script')
    .filter(({ attribs }) => attribs['src'] === undefined)
    .map((script) => ({ type: script.attribs['type'] ?? '', text: $(script).text().trim() }))
  const attributes = new Set(attributeTexts(page))
  const texts = readable([...scriptTexts(scripts), ...keptTexts(page), ...attributes])
  const recipes = [...texts, ...streamed(scripts)].flatMap((text) => {
    const value = parseLenientJson(text)
    const data = text.includes(REFERENCE) ? linked(value) : fromIsland(laidOut(value))
    const isWhole = data === value && !attributes.has(text)
    const trust = isWhole && /^(?:\[|\{\s*")/.test(text) ? TRUST : TRUST_OF_STATE
    return dataRecipes(data, habit).map((recipe) => ({ recipe, trust }))
  })
  const [head, heading] = [tagged(page, 'title')[0], tagged(page, 'h1')[0]]
  const title = `${head ? $(head).text() : ''} ${textIn(heading)}`.toLowerCase()
  const own = recipes.filter(({ recipe }) => {
    const name = textOfValue(recipe['name']).toLowerCase()
    return name !== '' && title.includes(name)
  })
  return (own.length > 0 ? own : recipes).map(({ recipe, trust }) => ({
    reader: 'script-data',
    trust,
    fields: recipeFields(recipe, url),
  }))
}

/** A script written into the page. */
interface Script {
  type: string
  text: string
}

const isPromising = (text: string) =>
  text.length >= SHORTEST && /ingr[eé]di[eè]n|zutat|sk[lł]adnik|r[åa]varer/i.test(text)

/** The texts that may hold a recipe, as many as can be read in time. */
function readable(texts: string[]): string[] {
  let left = MAX_CHARACTERS
  return texts
    .filter(isPromising)
    .slice(0, MAX_TEXTS)
    .filter((text) => (left -= text.length) >= 0)
}

/** 'window.state = {…}' gives '{…}', as does 'window.state = JSON.parse("{…}")'. */
function scriptTexts(scripts: Script[]): string[] {
  return scripts
    .filter(({ type }) => !/ld\+json/i.test(type))
    .map(({ text }) => quotedIn(text) ?? text.replace(assigned, ''))
}
const assigned = /^(?:(?:var|let|const)\s+)?[\w.$[\]"']{1,60}\s*=\s*(?=[[{(])/
const parsing =
  /^(?:(?:var|let|const)\s+)?[\w.$[\]"']{1,60}\s*=\s*JSON\.parse\(\s*("[^"\\]*(?:\\[^][^"\\]*)*"|'[^'\\]*(?:\\[^][^'\\]*)*')\s*\)/

/** The text that a script has a program read as data. */
function quotedIn(text: string): string | null {
  const [, quoted] = parsing.exec(text) ?? []
  const value = quoted === undefined ? null : parseLenientJson(`[${quoted}]`)
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : null
}

/** A thing that a program is known to keep in an attribute: data-page="{…}". */
const keptTexts = ({ elements }: PageDocument): string[] =>
  elements
    .filter(({ attribs }) => keepers.some((name) => attribs[name] !== undefined))
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => isThing(value)))
const keepers = [
  'data-page',
  'data-props',
  'data-react-props',
  'data-state',
  'data-recipe',
  'data-initial-state',
]

/**
 * Things in attributes of any other name, which say what the tag shows, and less than that does.
 */
const attributeTexts = ({ elements }: PageDocument): string[] =>
  elements
    .filter(({ attribs }) => keepers.every((name) => attribs[name] === undefined))
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => isThing(value)))

const isThing = (value: string) => value.length >= SHORTEST && /^\s*[[{]/.test(value)

/** What a page sends piece by piece: self.__next_f.push([1, "…"]), each line of it numbered. */
function streamed(scripts: Script[]): string[] {
  const pieces = scripts.flatMap(({ text }) => {
    const pushed: unknown = parseLenientJson(/^self\.__next_f\.push\((\[.*\])\)\s*;?$/s.exec(text)?.[1] ?? '')
    return Array.isArray(pushed) && typeof pushed[1] === 'string' ? [pushed[1]] : []
  })
  return readable(pieces.join('').split('\n')).map((line) => line.replace(/^\w{1,8}:/, ''))
}

const DEEPEST = 40

const wrapping = /^(?:Shallow)?(?:Reactive|Ref)$/

/**
 * The data that a program sends as one flat list, in which every value of a thing is the number of
 * the item that holds it; any other value as it is.
 */
function laidOut(value: unknown): unknown {
  const [root] = Array.isArray(value) ? value : []
  return Array.isArray(value) && Array.isArray(root) && wrapping.test(String(root[0]))
    ? itemAt(value, 0, new Map(), 0)
    : value
}

function itemAt(list: unknown[], at: unknown, known: Map<number, unknown>, depth: number): unknown {
  if (typeof at !== 'number' || depth > DEEPEST) return undefined
  if (known.has(at)) return known.get(at)
  const item = list[at]
  known.set(at, undefined)
  const inner = (place: unknown) => itemAt(list, place, known, depth + 1)
  let value: unknown = item
  if (Array.isArray(item)) value = typeof item[0] === 'string' ? inner(item[1]) : item.map(inner)
  else if (isNode(item))
    value = Object.fromEntries(Object.entries(item).map(([key, place]) => [key, inner(place)]))
  known.set(at, value)
  return value
}

/** A thing that stands for another one: {"__ref": "Line:1"}. */
const REFERENCE = '__ref'
/** How deep the things lie that others refer to. */
const DEEPEST_STORE = 4

/** Data that refer to things by their keys, with those things in their places. */
function linked(data: unknown): unknown {
  const things = new Map<string, unknown>()
  keep(data, things, 0)
  const known = new Map<string, unknown>()
  const follow = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
    const inner = (item: unknown) => follow(item, depth + 1)
    if (Array.isArray(value)) return value.map(inner)
    const key = isNode(value) ? value[REFERENCE] : undefined
    if (typeof key !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item)]))
    if (!known.has(key)) {
      // What refers to itself on the way is nothing there.
      known.set(key, undefined)
      known.set(key, inner(things.get(key)))
    }
    return known.get(key)
  }
  return follow(data, 0)
}

function keep(value: unknown, things: Map<string, unknown>, depth: number): void {
  if (!isNode(value) || depth > DEEPEST_STORE) return
  for (const [key, item] of Object.entries(value)) {
    if (!isNode(item)) continue
    if (key.includes(':')) things.set(key, item)
    keep(item, things, depth + 1)
  }
}

/** The data of an island, in which each value has a number of its kind before it: [0, "leeks"]. */
function fromIsland(data: unknown): unknown {
  if (!isNode(data) || !Object.values(data).every(isNumbered)) return data
  const bare = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || !isNumbered(value)) return undefined
    const [kind, held] = value
    if (kind === 1 && Array.isArray(held)) return held.map((item) => bare(item, depth + 1))
    return isNode(held) ? fieldsOf(held, depth) : held
  }
  const fieldsOf = (node: SchemaNode, depth: number) =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, bare(value, depth + 1)]))
  return fieldsOf(data, 0)
}

const isNumbered = (value: unknown): value is [number, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number'

/** Texts that are looked into for a page. */
const MAX_PAGES = 3

/**
 * Pages in a page's data: articles that a program shows as they are, with a list of ingredients.
 */
export function pagesInData(page: PageDocument): string[] {
  const { $ } = page
  const scripts = tagged(page, 'script')
    .filter(({ attribs }) => attribs['src'] === undefined)
    .map((script) => ({ type: script.attribs['type'] ?? '', text: $(script).text().trim() }))
  const texts = readable([...scriptTexts(scripts), ...keptTexts(page), ...attributeTexts(page)])
  const found = [...texts, ...streamed(scripts)].flatMap((text) => articlesIn(parseLenientJson(text), 0))
  return [...new Set(found)].slice(0, MAX_PAGES)
}

const articlesIn = (value: unknown, depth: number): string[] => {
  if (typeof value === 'string') return isPromising(value) && /<(?:li|br|p)\b/i.test(value) ? [value] : []
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => articlesIn(inner, depth + 1))
}
