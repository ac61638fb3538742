import type { Doubt } from './doubt.ts'
import { openPage, elementsByTag } from './page/document.ts'
import { factsAmong } from './page/facts.ts'
import { type PageLine, type PageRecipe, textOf } from './page/page-recipe.ts'
import { oneLine, textIn } from './page/plain-text.ts'
import { blocksIn } from './page/text-blocks.ts'
import { timesAmong } from './page/time-facts.ts'
import { kindOfSource } from './read-source.ts'

/** What a page says in its own words, by the field of the recipe that it is about. */
export type FieldQuotes = Partial<Record<Doubt['field'], string>>

/** Characters of a line with servings or a time; longer lines are text. */
const LONGEST_FACT = 160
/** The most lines of a list that are shown, and the most characters of each. */
const MAX_LINES = 60
const LONGEST_LINE = 300
/** Lines of a list may have others between them: a heading, an advertisement. */
const WIDEST_GAP = 6
/** Lines of the page that are shown before and after those that were read. */
const LINES_AROUND = 2

/**
 * The words of a page or text beside the fields that were read from it, for a person who compares
 * the two: its heading, the line with the servings or a time, the lines around a list. A field of
 * which the page's text says nothing is left out. Never throws.
 */
export function quotesByField(source: string, url: string, recipe: PageRecipe): FieldQuotes {
  try {
    const { title, lines } = openText(source, url)
    const facts = lines.filter((line) => line.length <= LONGEST_FACT)
    const wordsByField = {
      name: title,
      servings: facts.find((line) => {
        const { servings } = factsAmong([{ text: line }])
        return servings !== null && (recipe.servings === null || servings === recipe.servings)
      }),
      prepTimeMinutes: timeLine(facts, recipe, 'prepTimeMinutes'),
      cookTimeMinutes: timeLine(facts, recipe, 'cookTimeMinutes'),
      totalTimeMinutes: timeLine(facts, recipe, 'totalTimeMinutes'),
      ingredients: passage(lines, recipe.ingredients),
      steps: passage(lines, recipe.steps),
    }
    return Object.fromEntries(
      Object.entries(wordsByField).filter(([, words]) => words !== undefined && words !== ''),
    )
  } catch {
    return {}
  }
}

/** The heading and the lines of a source, as a person sees them. Bare data has none. */
function openText(source: string, url: string): { title: string | undefined; lines: string[] } {
  const kind = kindOfSource(source)
  if (kind === 'data') return { title: undefined, lines: [] }
  if (kind === 'text') {
    const lines = source.split(/\r\n|\r|\n/).flatMap((line) => oneLine(line) || [])
    return { title: lines[0], lines }
  }
  const page = openPage(source, url)
  const [body = page.$.root().get(0)] = elementsByTag(page, 'body')
  const blocks = body ? blocksIn(body) : []
  const heading = [...elementsByTag(page, 'h1'), ...elementsByTag(page, 'title')].map(textIn).find(Boolean)
  const lines = blocks.flatMap(
    ({ item, parts }) => oneLine(item ? textIn(item) : parts.map(({ text }) => text).join('')) || [],
  )
  return { title: heading, lines }
}

type TimeField = 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'

/** The line with the time that was read; a label and its time may stand in two lines. */
function timeLine(lines: readonly string[], recipe: PageRecipe, field: TimeField): string | undefined {
  const wanted = recipe[field]
  if (wanted === null) return undefined
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (timesAmong([line])[field] === wanted) return line
    if (
      next !== undefined &&
      timesAmong([line, next])[field] === wanted &&
      timesAmong([next])[field] !== wanted
    )
      return `${line} ${next}`
  }
  return undefined
}

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
/** Letters below which a line is not looked for: a word or two is found anywhere on a page. */
const SHORTEST_KEY = 6

/**
 * The lines of the page from a little before the first of these to a little after the last. Of
 * places where they stand together, the one with most of them.
 */
function passage(lines: readonly string[], readLines: readonly PageLine[]): string | undefined {
  const keys = readLines.map((line) => keyOf(textOf(line))).filter((key) => key.length >= SHORTEST_KEY)
  if (keys.length === 0) return undefined
  const isRead = lines.map((line) => {
    const key = keyOf(line)
    return (
      key.length >= SHORTEST_KEY && keys.some((readKey) => key.includes(readKey) || readKey.includes(key))
    )
  })
  let best = { from: 0, to: -1, count: 0 }
  let currentRun = best
  for (const [at, isReadLine] of isRead.entries()) {
    if (!isReadLine) continue
    currentRun =
      currentRun.count > 0 && at - currentRun.to <= WIDEST_GAP
        ? { ...currentRun, to: at, count: currentRun.count + 1 }
        : { from: at, to: at, count: 1 }
    if (currentRun.count > best.count) best = currentRun
  }
  if (best.count === 0) return undefined
  const shownLines = lines
    .slice(Math.max(0, best.from - LINES_AROUND), best.to + 1 + LINES_AROUND)
    .slice(0, MAX_LINES)
  return shownLines
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n')
}
