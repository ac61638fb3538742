/** Corrects what a page declares by what it shows. */

import { wordsOf } from '../page/comparable-text.ts'
import {
  type Finding,
  heading,
  isHeading,
  type PageLine,
  textOf,
  withoutHeadings,
} from '../page/page-recipe.ts'
import { ingredientsLabel } from '../page/part-label-patterns.ts'
import { prefersShownIngredients } from '../structured-data/site-habits.ts'
import { canReplaceDeclared } from './line-coverage.ts'
import { shownIngredientsWin } from './shown-ingredients.ts'
import { shownStepsWin } from './shown-steps.ts'

/** Takes the lines and titles that the page shows in place of the markup's, where they say more. */
export function correctDeclared(findings: Finding[], url: string): Finding[] {
  const prefersShown = prefersShownIngredients(url)
  const shown = findings.find(({ reader }) => reader === 'page-shape')
  const card = findings.find(({ reader }) => reader === 'plug-in')
  return findings.map((finding) => {
    if (finding === shown || finding.reader === 'page-head') return finding
    const corrected = shown ? correctedByShown(finding, shown, prefersShown) : finding
    return withSectionsShown(corrected, [card, shown])
  })
}

/** A finding without the lists that the page shows better, with its shown titles as headings. */
function correctedByShown(finding: Finding, shown: Finding, prefersShown: boolean): Finding {
  const { ingredients = [], steps = [] } = shown.fields
  const fields = withShownMinutes(finding.fields, shown.fields)
  const declared = fields.ingredients ?? []
  if (
    shownIngredientsWin(declared, ingredients) ||
    (prefersShown && canReplaceDeclared(ingredients, declared))
  )
    fields.ingredients = []
  else if (fields.ingredients)
    fields.ingredients = withShownSpaces(withShownHeadings(fields.ingredients, ingredients), ingredients)
  if (fields.steps && shownStepsWin(fields.steps, steps)) fields.steps = []
  return { ...finding, fields }
}

const MINUTES_OF_HOUR = 60

/** Times that data says in hours where the page shows as many minutes: 'PT10H', 'Prep: 10 min'. */
function withShownMinutes(declared: Finding['fields'], shown: Finding['fields']): Finding['fields'] {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook, totalTimeMinutes: total } = declared
  const mended = (time: number | null | undefined, shownTime: number | null | undefined) =>
    shownTime && time === shownTime * MINUTES_OF_HOUR ? shownTime : time
  const times = {
    prepTimeMinutes: mended(prep, shown.prepTimeMinutes),
    cookTimeMinutes: mended(cook, shown.cookTimeMinutes),
    totalTimeMinutes: mended(total, shown.totalTimeMinutes),
  }
  const sum = (times.prepTimeMinutes ?? 0) + (times.cookTimeMinutes ?? 0)
  if (total && total === sum * MINUTES_OF_HOUR) times.totalTimeMinutes = sum
  return { ...declared, ...definedTimes(times) }
}

const definedTimes = (times: Finding['fields']): Finding['fields'] =>
  Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined))

/** A finding with its lists in the parts that the page shows them in. */
function withSectionsShown(finding: Finding, [card, shown]: (Finding | undefined)[]): Finding {
  const fields = { ...finding.fields }
  for (const { fields: otherFields } of [card, shown].filter((other) => other !== undefined)) {
    if (fields.ingredients)
      fields.ingredients = withSections(fields.ingredients, otherFields.ingredients ?? [])
  }
  if (fields.steps && card) fields.steps = withSections(fields.steps, card.fields.steps ?? [])
  return { ...finding, fields }
}

/**
 * Makes a heading of each declared line that the page shows as the title of a part of its list:
 * 'Apple slaw' over its apples.
 */
export function withShownHeadings(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const titles = new Set(shown.filter(isHeading).map(({ text }) => text.toLowerCase()))
  if (titles.size === 0) return declared
  return declared.map((line) =>
    typeof line === 'string' && titles.has(line.toLowerCase()) ? heading(line) : line,
  )
}

const withoutSpaces = (line: string) => line.replace(/\s/g, '')

/**
 * Declared lines, with the spaces that the page sets and the markup leaves out: '400 g Bœuf' for
 * '400g Bœuf'.
 */
export function withShownSpaces(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const shownTexts = withoutHeadings(shown)
  const shownByLetters = new Map(shownTexts.map((line) => [withoutSpaces(line), line]))
  return declared.map((line) => {
    if (isHeading(line) || shownTexts.includes(line)) return line
    const other = shownByLetters.get(withoutSpaces(line)) ?? ''
    return other.length > line.length ? other : line
  })
}

/**
 * The share of lines that must be alike, in the same order, for the shown titles to fit the
 * declared lines.
 */
const MIN_SAME_LINES = 0.8

/**
 * Whether two lines say the same, in other units or with a remark more: half the words of the
 * shorter one, or more.
 */
function isAlike(line: PageLine, other: PageLine): boolean {
  const [words, others] = [new Set(wordsOf(textOf(line))), new Set(wordsOf(textOf(other)))]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= Math.max(1, Math.min(words.size, others.size) / 2)
}

/**
 * 'Ingredients (14)' and 'Voor 4 personen' head the whole list and no part of it; of two titles on
 * end, the second does.
 */
const isSectionTitle = (text: string, next: PageLine | undefined) =>
  next !== undefined &&
  !isHeading(next) &&
  !/\d/.test(text) &&
  ingredientsLabel.exec(text)?.[0].length !== text.replace(/\W+$/, '').length

/**
 * Lines that a page declares in one run and shows in parts get the titles of the parts, where each
 * begins.
 */
export function withSections(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const lines = withoutHeadings(shown)
  if (declared.length < 2 || declared.length !== lines.length || declared.some(isHeading)) return declared
  if (declared.filter((line, at) => isAlike(line, lines[at] ?? '')).length < MIN_SAME_LINES * declared.length)
    return declared
  const titles = shown.filter((line, at) => isHeading(line) && isSectionTitle(line.text, shown[at + 1]))
  // One title over everything is the recipe's own.
  if (titles.length === 1 && titles[0] === shown[0]) return declared
  let next = 0
  return shown.flatMap((line) => {
    if (!isHeading(line)) return declared.slice(next, ++next)
    return titles.includes(line) ? [line] : []
  })
}
