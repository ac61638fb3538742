/**
 * Reads recipes in the data of a page's own scripts, where the page marks none itself.
 */

import { type PageDocument, elementsByTag } from '../page/document.ts'
import type { Finding } from '../page/page-recipe.ts'
import { textIn } from '../page/plain-text.ts'
import { parseLenientJson } from './lenient-json.ts'
import { isNode, type SchemaNode, textOfValue } from './schema-node.ts'
import { recipeFields } from './schema-recipe.ts'
import { findSchemalessRecipes } from './schemaless-recipes.ts'
import { dataHabitAt } from './site-habits.ts'

/**
 * The trust in script data: higher than in what a page shows, and lower than in what it declares,
 * since not all data are shown.
 */
const TRUST = 0.55
/**
 * The trust in the state of a page that was rendered on the server: it holds less than the page
 * shows.
 */
const STATE_TRUST = 0.45
/** Characters of a text below which it holds no recipe, and of all texts that are looked into. */
const [MIN_CHARACTERS, MAX_CHARACTERS] = [200, 600_000]
/** Scripts and attributes that are looked into. */
const MAX_TEXTS = 40

/** The recipes in the page's scripts and attributes. Of several, those with the page's name. */
export function readScriptData(page: PageDocument): Finding[] {
  const { $, url } = page
  const habit = dataHabitAt(url)
  const scripts = elementsByTag(page, 'script')
    .filter(({ attribs }) => attribs['src'] === undefined)
    .map((script) => ({ type: script.attribs['type'] ?? '', text: $(script).text().trim() }))
  const attributes = new Set(otherAttributeTexts(page))
  const texts = promisingTexts([...scriptTexts(scripts), ...dataAttributeTexts(page), ...attributes])
  const recipes = [...texts, ...streamedTexts(scripts)].flatMap((text) => {
    const value = parseLenientJson(text)
    const data = text.includes(REFERENCE)
      ? resolveReferences(value)
      : unwrapIslandProps(resolveFlatList(value))
    const isWhole = data === value && !attributes.has(text)
    const trust = isWhole && /^(?:\[|\{\s*")/.test(text) ? TRUST : STATE_TRUST
    return findSchemalessRecipes(data, habit).map((recipe) => ({ recipe, trust }))
  })
  const [head, heading] = [elementsByTag(page, 'title')[0], elementsByTag(page, 'h1')[0]]
  const title = `${head ? $(head).text() : ''} ${textIn(heading)}`.toLowerCase()
  const namedRecipes = recipes.filter(({ recipe }) => {
    const name = textOfValue(recipe['name']).toLowerCase()
    return name !== '' && title.includes(name)
  })
  return (namedRecipes.length > 0 ? namedRecipes : recipes).map(({ recipe, trust }) => ({
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

const mayHoldRecipe = (text: string) =>
  text.length >= MIN_CHARACTERS && /ingr[eé]di[eè]n|zutat|sk[lł]adnik|r[åa]varer/i.test(text)

/** The texts that may hold a recipe, up to the limit of characters. */
function promisingTexts(texts: string[]): string[] {
  let charactersLeft = MAX_CHARACTERS
  return texts
    .filter(mayHoldRecipe)
    .slice(0, MAX_TEXTS)
    .filter((text) => (charactersLeft -= text.length) >= 0)
}

/** 'window.state = {…}' gives '{…}', as does 'window.state = JSON.parse("{…}")'. */
function scriptTexts(scripts: Script[]): string[] {
  return scripts
    .filter(({ type }) => !/ld\+json/i.test(type))
    .map(({ text }) => parsedStringIn(text) ?? text.replace(assignment, ''))
}
const assignment = /^(?:(?:var|let|const)\s+)?[\w.$[\]"']{1,60}\s*=\s*(?=[[{(])/
const jsonParseCall =
  /^(?:(?:var|let|const)\s+)?[\w.$[\]"']{1,60}\s*=\s*JSON\.parse\(\s*("[^"\\]*(?:\\[^][^"\\]*)*"|'[^'\\]*(?:\\[^][^'\\]*)*')\s*\)/

/** The string that a script parses as JSON. */
function parsedStringIn(text: string): string | null {
  const [, quoted] = jsonParseCall.exec(text) ?? []
  const value = quoted === undefined ? null : parseLenientJson(`[${quoted}]`)
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : null
}

/** Texts of objects in attributes that programs use for their data: data-page="{…}". */
const dataAttributeTexts = ({ elements }: PageDocument): string[] =>
  elements
    .filter(({ attribs }) => dataAttributes.some((name) => attribs[name] !== undefined))
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => isDataText(value)))
const dataAttributes = [
  'data-page',
  'data-props',
  'data-react-props',
  'data-state',
  'data-recipe',
  'data-initial-state',
]

/**
 * Texts of objects in attributes of any other name, which hold less than their tag shows.
 */
const otherAttributeTexts = ({ elements }: PageDocument): string[] =>
  elements
    .filter(({ attribs }) => dataAttributes.every((name) => attribs[name] === undefined))
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => isDataText(value)))

const isDataText = (value: string) => value.length >= MIN_CHARACTERS && /^\s*[[{]/.test(value)

/** Data that a page streams: self.__next_f.push([1, "…"]), each line of it numbered. */
function streamedTexts(scripts: Script[]): string[] {
  const pieces = scripts.flatMap(({ text }) => {
    const pushed: unknown = parseLenientJson(/^self\.__next_f\.push\((\[.*\])\)\s*;?$/s.exec(text)?.[1] ?? '')
    return Array.isArray(pushed) && typeof pushed[1] === 'string' ? [pushed[1]] : []
  })
  return promisingTexts(pieces.join('').split('\n')).map((line) => line.replace(/^\w{1,8}:/, ''))
}

const MAX_DEPTH = 40

const reactiveWrapper = /^(?:Shallow)?(?:Reactive|Ref)$/

/**
 * Resolves data that a program sends as one flat list, in which a value of a thing is the index of
 * the item that holds it. Any other data are returned as they are.
 */
function resolveFlatList(value: unknown): unknown {
  const [root] = Array.isArray(value) ? value : []
  return Array.isArray(value) && Array.isArray(root) && reactiveWrapper.test(String(root[0]))
    ? resolveItem(value, 0, new Map(), 0)
    : value
}

function resolveItem(list: unknown[], at: unknown, resolved: Map<number, unknown>, depth: number): unknown {
  if (typeof at !== 'number' || depth > MAX_DEPTH) return undefined
  if (resolved.has(at)) return resolved.get(at)
  const item = list[at]
  resolved.set(at, undefined)
  const inner = (place: unknown) => resolveItem(list, place, resolved, depth + 1)
  let value: unknown = item
  if (Array.isArray(item)) value = typeof item[0] === 'string' ? inner(item[1]) : item.map(inner)
  else if (isNode(item))
    value = Object.fromEntries(Object.entries(item).map(([key, place]) => [key, inner(place)]))
  resolved.set(at, value)
  return value
}

/** The key of a reference to another object: {"__ref": "Line:1"}. */
const REFERENCE = '__ref'
/** Levels in which objects are collected that others refer to. */
const MAX_STORE_DEPTH = 4

/** The data with each reference replaced by its object. */
function resolveReferences(data: unknown): unknown {
  const things = new Map<string, unknown>()
  collectThings(data, things, 0)
  const resolvedByKey = new Map<string, unknown>()
  const follow = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value
    const inner = (item: unknown) => follow(item, depth + 1)
    if (Array.isArray(value)) return value.map(inner)
    const key = isNode(value) ? value[REFERENCE] : undefined
    if (typeof key !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item)]))
    if (!resolvedByKey.has(key)) {
      // A reference to itself resolves to nothing.
      resolvedByKey.set(key, undefined)
      resolvedByKey.set(key, inner(things.get(key)))
    }
    return resolvedByKey.get(key)
  }
  return follow(data, 0)
}

function collectThings(value: unknown, things: Map<string, unknown>, depth: number): void {
  if (!isNode(value) || depth > MAX_STORE_DEPTH) return
  for (const [key, item] of Object.entries(value)) {
    if (!isNode(item)) continue
    if (key.includes(':')) things.set(key, item)
    collectThings(item, things, depth + 1)
  }
}

/** The props of an Astro island, in which each value has the number of its kind: [0, "leeks"]. */
function unwrapIslandProps(data: unknown): unknown {
  if (!isNode(data) || !Object.values(data).every(isNumbered)) return data
  const unwrap = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH || !isNumbered(value)) return undefined
    const [kindNumber, innerValue] = value
    if (kindNumber === 1 && Array.isArray(innerValue))
      return innerValue.map((item) => unwrap(item, depth + 1))
    return isNode(innerValue) ? fieldsOf(innerValue, depth) : innerValue
  }
  const fieldsOf = (node: SchemaNode, depth: number) =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, unwrap(value, depth + 1)]))
  return fieldsOf(data, 0)
}

const isNumbered = (value: unknown): value is [number, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number'

/** Texts that are looked into for a page. */
const MAX_PAGES = 3

/**
 * Pages in a page's data: articles in HTML that a program shows unchanged, with a list of
 * ingredients.
 */
export function pagesInData(page: PageDocument): string[] {
  const { $ } = page
  const scripts = elementsByTag(page, 'script')
    .filter(({ attribs }) => attribs['src'] === undefined)
    .map((script) => ({ type: script.attribs['type'] ?? '', text: $(script).text().trim() }))
  const texts = promisingTexts([
    ...scriptTexts(scripts),
    ...dataAttributeTexts(page),
    ...otherAttributeTexts(page),
  ])
  const found = [...texts, ...streamedTexts(scripts)].flatMap((text) => articlesIn(parseLenientJson(text), 0))
  return [...new Set(found)].slice(0, MAX_PAGES)
}

const articlesIn = (value: unknown, depth: number): string[] => {
  if (typeof value === 'string') return mayHoldRecipe(value) && /<(?:li|br|p)\b/i.test(value) ? [value] : []
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => articlesIn(inner, depth + 1))
}
