/**
 * Reads the recipe out of the data that a page's own program draws it from, where the page itself
 * marks none.
 */
import { type PageDocument, tagged } from '../page/document.ts'
import type { Finding } from '../page/page-recipe.ts'
import { textIn } from '../page/plain-text.ts'
import { dataRecipes } from './data-recipe.ts'
import { parseLenientJson } from './lenient-json.ts'
import { isNode, textOfValue } from './schema-node.ts'
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
const [SHORTEST, MOST_CHARACTERS] = [200, 600_000]
/** Scripts and attributes that are looked into. */
const MOST_TEXTS = 40

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
  const texts = readable([...scriptTexts(scripts), ...attributeTexts(page)])
  const recipes = [...texts, ...streamed(scripts)].flatMap((text) => {
    const value = parseLenientJson(text)
    const data = laidOut(value)
    const trust = data === value && /^(?:\[|\{\s*")/.test(text) ? TRUST : TRUST_OF_STATE
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

const isPromising = (text: string) => text.length >= SHORTEST && /ingredient|zutat|skladnik/i.test(text)

/** The texts that may hold a recipe, as many as can be read in time. */
function readable(texts: string[]): string[] {
  let left = MOST_CHARACTERS
  return texts
    .filter(isPromising)
    .slice(0, MOST_TEXTS)
    .filter((text) => (left -= text.length) >= 0)
}

/** 'window.state = {…}' gives '{…}'. */
function scriptTexts(scripts: Script[]): string[] {
  return scripts
    .filter(({ type }) => !/ld\+json/i.test(type))
    .map(({ text }) => text.replace(/^(?:(?:var|let|const)\s+)?[\w.$[\]"']{1,60}\s*=\s*(?=[[{(])/, ''))
}

/** A thing that a program keeps in an attribute: data-page="{…}". */
const attributeTexts = ({ elements }: PageDocument): string[] =>
  elements
    .filter(({ attribs }) => keepers.some((name) => attribs[name] !== undefined))
    .flatMap(({ attribs }) => Object.values(attribs).filter((value) => /^\s*[[{]/.test(value)))
const keepers = [
  'data-page',
  'data-props',
  'data-react-props',
  'data-state',
  'data-recipe',
  'data-initial-state',
]

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
