/** What the page declares, put right by what it shows. */
import { prefersShownIngredients } from '../structured-data/site-habits.ts'
import { type Finding, heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { ingredientsLabel } from '../page/part-labels.ts'
import { shownIngredientsWin, shownStepsWin, standsIn } from './shown-lines.ts'

/**
 * Where the page itself says more than its markup, its lines and its titles go before the markup's.
 */
export function believeShown(findings: Finding[], url: string): Finding[] {
  const isHabit = prefersShownIngredients(url)
  const shown = findings.find(({ reader }) => reader === 'page-shape')
  const card = findings.find(({ reader }) => reader === 'plug-in')
  return findings.map((finding) => {
    if (finding === shown || finding.reader === 'page-head') return finding
    const believed = shown ? beforeShown(finding, shown, isHabit) : finding
    return inParts(believed, [card, shown])
  })
}

/**
 * A finding without the lists that the page shows better, and with its titles told from its lines.
 */
function beforeShown(finding: Finding, shown: Finding, isHabit: boolean): Finding {
  const { ingredients = [], steps = [] } = shown.fields
  const fields = { ...finding.fields }
  const declared = fields.ingredients ?? []
  if (shownIngredientsWin(declared, ingredients) || (isHabit && standsIn(ingredients, declared)))
    fields.ingredients = []
  else if (fields.ingredients)
    fields.ingredients = withShownSpaces(withShownHeadings(fields.ingredients, ingredients), ingredients)
  if (fields.steps && shownStepsWin(fields.steps, steps)) fields.steps = []
  return { ...finding, fields }
}

/** A finding with its lists in the parts that the page shows them in. */
function inParts(finding: Finding, [card, shown]: (Finding | undefined)[]): Finding {
  const fields = { ...finding.fields }
  for (const { fields: seen } of [card, shown].filter((other) => other !== undefined)) {
    if (fields.ingredients) fields.ingredients = withSections(fields.ingredients, seen.ingredients ?? [])
  }
  if (fields.steps && card) fields.steps = withSections(fields.steps, card.fields.steps ?? [])
  return { ...finding, fields }
}

/**
 * A declared line that the page shows as the title of a part of its list is one: 'Apple slaw' over
 * its apples.
 */
export function withShownHeadings(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const titles = new Set(shown.filter(isHeading).map(({ text }) => text.toLowerCase()))
  if (titles.size === 0) return declared
  return declared.map((line) =>
    typeof line === 'string' && titles.has(line.toLowerCase()) ? heading(line) : line,
  )
}

const unspaced = (line: string) => line.replace(/\s/g, '')

/**
 * Declared lines, with the spaces that the page sets and the markup leaves out: '400 g Bœuf' for
 * '400g Bœuf'.
 */
export function withShownSpaces(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const seen = shown.filter((line) => !isHeading(line)).map(textOf)
  const spaced = new Map(seen.map((line) => [unspaced(line), line]))
  return declared.map((line) => {
    if (isHeading(line) || seen.includes(line)) return line
    const other = spaced.get(unspaced(line)) ?? ''
    return other.length > line.length ? other : line
  })
}

/**
 * How many lines must be the same, in the same order, for the shown titles to be true of the
 * declared lines.
 */
const SAME = 0.8

const wordsOf = (line: PageLine) =>
  new Set(
    textOf(line)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  )

/**
 * Whether two lines say the same, in other units or with a remark more: half the words of the
 * shorter one, or more.
 */
function isAlike(line: PageLine, other: PageLine): boolean {
  const [words, others] = [wordsOf(line), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= Math.max(1, Math.min(words.size, others.size) / 2)
}

/**
 * 'Ingredients (14)' and 'Voor 4 personen' head the whole list and no part of it; of two titles on
 * end, the second does.
 */
const isTitle = (text: string, next: PageLine | undefined) =>
  next !== undefined &&
  !isHeading(next) &&
  !/\d/.test(text) &&
  ingredientsLabel.exec(text)?.[0].length !== text.replace(/\W+$/, '').length

/**
 * Lines that a page declares in one run and shows in parts get the titles of the parts, where each
 * begins.
 */
export function withSections(declared: PageLine[], shown: PageLine[]): PageLine[] {
  const lines = shown.filter((line) => !isHeading(line))
  if (declared.length < 2 || declared.length !== lines.length || declared.some(isHeading)) return declared
  if (declared.filter((line, at) => isAlike(line, lines[at] ?? '')).length < SAME * declared.length)
    return declared
  const titles = shown.filter((line, at) => isHeading(line) && isTitle(line.text, shown[at + 1]))
  // One title over everything is the recipe's own.
  if (titles.length === 1 && titles[0] === shown[0]) return declared
  let next = 0
  return shown.flatMap((line) => {
    if (!isHeading(line)) return declared.slice(next, ++next)
    return titles.includes(line) ? [line] : []
  })
}
