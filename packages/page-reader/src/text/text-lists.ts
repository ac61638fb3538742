/** The ingredients and the steps of labelled lines, with the titles of their sections. */

import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import { heading, type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { splitIntoSteps } from '../page/step-numbers.ts'
import { tidyIngredient } from '../page/tidy-lines.ts'
import { isFact } from './fact-lines.ts'
import { isAllCaps } from './part-label.ts'
import { isOverFoods, isTitleOfPart } from './part-scores.ts'
import { isPartOfDish } from './part-titles.ts'
import { splitFoodLine } from './split-food-line.ts'
import type { LineInPart } from './text-part.ts'

const LONGEST_TITLE = 60

/** The ingredients of lines that are labelled so; titles of sections are headings. */
export function ingredientsOf(lines: readonly LineInPart[]): PageLine[] {
  const bareTitles = bareTitlesAmong(lines)
  return lines.flatMap((line, at): PageLine[] => {
    if (line.label !== null) return sectionTitle(line.text)
    if (isFact(line.text)) return []
    const next = lines[at + 1]
    const isTitle = isSectionTitle(line, next) || isBulletOverFoods(line, next) || bareTitles.has(line)
    if (isTitle || (isPartAlone(line, next) && beginsWithNumber(next?.text ?? '')))
      return [heading(line.text)]
    return splitFoodLine(line.text).map(tidyIngredient)
  })
}

/** '- Sauce:' over bullets of its foods. */
const isBulletOverFoods = ({ isBullet, text }: LineInPart, next: LineInPart | undefined): boolean =>
  isBullet &&
  next?.isBullet === true &&
  text.length <= LONGEST_TITLE &&
  /^[^\d:]+:$/.test(text) &&
  !next.text.endsWith(':')

/** '2. The sauce:' over bullets of its steps. */
const isCountOverBullets = ({ count, text }: LineInPart, next: LineInPart | undefined): boolean =>
  count !== null && next?.isBullet === true && text.length <= LONGEST_TITLE && /^[^:]+:$/.test(text)

/** How many titles without a colon over counted foods there must be: 'Fish', 'Salad'. */
const MIN_BARE_TITLES = 2

function bareTitlesAmong(lines: readonly LineInPart[]): Set<LineInPart> {
  const titles = lines.filter((_, at) => isOverFoods(lines, at))
  return new Set(titles.length >= MIN_BARE_TITLES ? titles : [])
}

/** 'Ingredients for the sauce:' is the title of a section; 'Ingredients' alone is none. */
function sectionTitle(label: string): PageLine[] {
  const [, rest] = /^\p{L}+ (for the .+|für (?:den|die|das) .+|pour (?:la|le|les) .+)$/iu.exec(label) ?? []
  return rest === undefined ? [] : [heading(rest)]
}

/** 'for chicken', 'to serve' over a list. */
const sectionNamePattern = /^(?:for|to) (?!taste\b)[\p{L} ]{3,24}$/iu

/** Whether a line is the title of those below it and no line itself. */
export function isSectionTitle(line: LineInPart, next: LineInPart | undefined): boolean {
  const { text } = line
  if (next === undefined || text.length > LONGEST_TITLE || line.count !== null || /^\d/.test(text))
    return false
  if (line.isHeading || (text.endsWith(':') && !line.isBullet)) return true
  if (sectionNamePattern.test(text) && beginsWithNumber(next.text)) return true
  if (isTitleOfPart(line, next)) return true
  return (isAllCaps(text) && !isAllCaps(next.text)) || /^(?:for|to make) the\b[^,.]*$/i.test(text)
}

/** 'Filling', 'Dej til boller' below a blank line or a label, right over other lines. */
const isPartAlone = (line: LineInPart, next: LineInPart | undefined, isFirst = false): boolean =>
  next !== undefined &&
  (line.isAfterBlank || isFirst) &&
  !next.isAfterBlank &&
  !line.isBullet &&
  line.count === null &&
  line.text.length <= LONGEST_TITLE &&
  /^\p{Lu}[^\d.,:;!?]*$/u.test(line.text) &&
  stepLikenessOf(line.text) < stepGrade.doubtful &&
  isPartOfDish(line.text)

/** '- Cook for 40 minutes' among bullets: a step; such a line alone says how long it takes. */
const isListed = (line: LineInPart, before: LineInPart | undefined) =>
  before !== undefined && line.isBullet && before.isBullet && before.label === null && !isFact(before.text)

/** The steps of lines that are labelled so; a method in one line is split into its sentences. */
export function stepsOf(lines: readonly LineInPart[]): PageLine[] {
  const stepLines = lines.filter(
    (line, at) => line.label === null && (!isFact(line.text) || isListed(line, lines[at - 1])),
  )
  const steps = stepLines.map((line, at): PageLine =>
    isSectionTitle(line, stepLines[at + 1]) ||
    isCountOverBullets(line, stepLines[at + 1]) ||
    isPartAlone(line, stepLines[at + 1], at === 0)
      ? heading(line.text)
      : line.text,
  )
  const isOneStep = withoutHeadings(steps).length === 1
  return steps.flatMap((line): PageLine[] =>
    isOneStep && typeof line === 'string' ? splitIntoSteps(line) : [line],
  )
}
