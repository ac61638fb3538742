/** Steps by their look: below a label, in blocks named for them, after the ingredients. */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { methodLabel } from '../page/part-label-patterns.ts'
import { tidyIngredient } from '../page/tidy-lines.ts'
import { MAX_SCORE, collectSteps } from './collect-steps.ts'
import { belowLabel } from './method-start.ts'
import { numberedStepParts } from './numbered-steps.ts'
import { MIN_SCORE, MAX_PARTS, type PagePart } from './page-part.ts'
import { areAlike, isMethodLabel, isTab, withoutStepNumberBeside } from './row-looks.ts'
import { isSetLike } from './step-titles.ts'

/** Lists without a label that are tried on one page. */
const MAX_LISTS = 20
/**
 * The bonus of a label directly below the ingredients, in certain steps. It falls to zero with the
 * distance.
 */
const MAX_NEAR_BONUS = 5
/** Characters of a paragraph that says more than a remark. */
const LONG_SENTENCE = 80
/** Rows below the ingredients in which steps without a label are searched for. */
const MAX_BELOW = 40

/** Foods with the steps right below them. */
export interface RecipeSection {
  from: number
  /** The row after the last step. */
  to: number
  foods: PageLine[]
  steps: PageLine[]
}

/** Where steps may begin: a row, its bonus, and the label over it. */
interface Start {
  rows: PageRow[]
  from: number
  bonus: number
  label?: PageRow
}

/** What the page shows that may be ingredients, and the ones that were chosen. */
interface ShownIngredients {
  candidates: PagePart[]
  chosen: PagePart | null
}

/**
 * Every part of the page that may be its steps, those near its ingredients before others; and the
 * foods that have steps of their own below them, set like the chosen ingredients.
 */
export function stepParts(
  rows: PageRow[],
  blocks: PageRow[][],
  { candidates, chosen }: ShownIngredients,
): { parts: PagePart[]; sections: RecipeSection[] } {
  const after = chosen ? endOf(chosen, rows) : -1
  const nearBonus = (at: number) =>
    after >= 0 && at >= after ? MAX_NEAR_BONUS * Math.max(0, 1 - (at - after) / 60) : 0
  const labelled = rows.flatMap((row, at): Start[] =>
    isMethodLabel(row) && !isPageTitle(row) && !isTab(row, rows[at + 1])
      ? [{ rows, bonus: 2 + nearBonus(at), ...belowLabel(rows, at, after) }]
      : [],
  )
  const labelledStarts = labelled.slice(0, MAX_PARTS)
  const unlabelledStarts = after >= 0 ? [after, ...sentencesBelow(rows, after)] : []
  const foodLists = chosen ? candidates.filter((part) => isSetLikeChosen(rows, part, chosen)) : []
  const otherStarts = [
    ...blocks.map((block): Start => ({ rows: block, from: 0, bonus: 1.6 })),
    ...unlabelledStarts.map((from): Start => ({ rows, from, bonus: 0 })),
    ...listsOfSentences(rows).map((from): Start => ({ rows, from, bonus: -1 })),
  ]
  const sectionStarts = foodLists.flatMap((part) => {
    // Foods set otherwise may be taken for what stands beside the steps.
    const next = foodLists.find(
      (other) => other.from >= part.to && kindOf(rows, other) !== kindOf(rows, part),
    )
    return sentenceBelow(next ? rows.slice(0, next.from) : rows, part)
  })
  const counted = numberedStepParts(rows).map((part) => ({
    ...part,
    score: (part.isInOwnRow ? 2.5 : 1.8) + nearBonus(part.from) + Math.min(part.score, MAX_SCORE),
  }))
  const ownParts = [...labelledStarts, ...otherStarts, ...sectionStarts].map(stepsFrom)
  const parts = withWholeMethods(ownParts, labelledStarts)
  const isAnyFound = [...parts, ...counted].some(({ lines }) => lines.length > 0)
  const above = isAnyFound || !chosen ? [] : paragraphsAbove(rows, chosen.from).map(stepsFrom)
  return {
    parts: [
      ...above,
      ...parts.slice(0, labelledStarts.length),
      ...counted,
      ...parts.slice(labelledStarts.length, -sectionStarts.length || undefined),
    ],
    sections: sectionStarts.flatMap((section, at) =>
      sectionOf(rows, section.foods, parts[labelledStarts.length + otherStarts.length + at]),
    ),
  }
}

/** How much more than its last part a method of several parts scores. */
const ABOVE_PART = 0.01

/**
 * The parts, where a labelled one that goes on through a label set like its own ('Preparing the
 * sauce', 'Preparing the dough') comes before what stands below that label alone.
 */
function withWholeMethods(parts: PagePart[], labelled: Start[]): PagePart[] {
  const textFrom = ({ lines }: PagePart) => lettersAndDigitsOf(withoutHeadings(lines).map(textOf).join(''))
  const inParts = labelled.map(({ label }, at) => {
    const part = parts[at]
    return { label, score: part?.score ?? 0, text: part ? textFrom(part) : '' }
  })
  return parts.map((part, at) => {
    const whole = inParts[at]
    const within = inParts
      .slice(at + 1)
      .filter(
        ({ label, text }) =>
          whole?.label !== undefined &&
          label !== undefined &&
          isSetLike(whole.label, label) &&
          text !== '' &&
          text.length < whole.text.length &&
          whole.text.endsWith(text),
      )
    if (within.length === 0) return part
    return { ...part, score: Math.max(part.score, ...within.map(({ score }) => score + ABOVE_PART)) }
  })
}

const stepsFrom = ({ rows, from, bonus, label }: Start) => collectSteps(rows, from, bonus, label)

/** The row after the last of a part's lines, -1 where the page has no such row. */
function endOf({ lines, to }: PagePart, rows: PageRow[]): number {
  if (to >= 0) return to
  const last = textOf(lines.at(-1) ?? '')
  return rows.findLastIndex(({ text }) => tidyIngredient(text) === last) + 1 || -1
}

/** 'How to make leek pie' over the whole page: a title, and no label. */
const isPageTitle = ({ rank, text }: PageRow) =>
  rank === 1 && text.length > 1.6 * (methodLabel.exec(text)?.[0].length ?? 0)

/**
 * The first two sentences set alike below the ingredients begin the steps, whatever stands between.
 */
function sentencesBelow(rows: PageRow[], after: number): number[] {
  const below = rows.slice(after, after + MAX_BELOW)
  const isSentence = (row: PageRow) => row.stepLikeness >= stepGrade.likely && !row.isLinked
  const at = below.findIndex((row, index) => {
    const next = below[index + 1]
    return next !== undefined && isSentence(row) && isSentence(next) && areAlike(row, next)
  })
  if (at < 0) return []
  const title = below[at - 1]
  return [after + at - (title && title.rank > 0 ? 1 : 0)]
}

/** Where paragraphs of a method begin above the foods, on a page that shows no steps elsewhere. */
function paragraphsAbove(rows: PageRow[], foods: number): Start[] {
  const above = rows.slice(0, Math.max(0, foods))
  const isMethod = (row: PageRow | undefined) =>
    row !== undefined &&
    row.stepLikeness >= stepGrade.likely &&
    !row.isLinked &&
    row.text.length > LONG_SENTENCE
  const from = above.findIndex((row, at) => isMethod(row) && isMethod(above[at + 1]))
  return from < 0 ? [] : [{ rows: above, from, bonus: 0 }]
}

/**
 * Where lists of sentences begin, with the heading over each: without a label the steps may stand
 * before the ingredients.
 */
function listsOfSentences(rows: PageRow[]): number[] {
  const isSentence = (row: PageRow | undefined, list: unknown) =>
    row !== undefined &&
    row.tag === 'li' &&
    row.list === list &&
    !row.isLinked &&
    row.stepLikeness >= stepGrade.likely
  const beginsSentences = (at: number, list: unknown) =>
    isSentence(rows[at], list) && [1, 2].some((after) => isSentence(rows[at + after], list))
  // The first item may name the sentences below it: 'Sauce'.
  const starts = rows.flatMap((row, at) =>
    row.tag === 'li' &&
    rows[at - 1]?.list !== row.list &&
    [0, 1].some((after) => beginsSentences(at + after, row.list))
      ? [at]
      : [],
  )
  return starts.slice(0, MAX_LISTS).map((at) => ((rows[at - 1]?.rank ?? 0) > 0 ? at - 1 : at))
}

/**
 * Whether a list on the page is set like the chosen one, or stands above a label of a method as
 * that does.
 */
const isSetLikeChosen = (rows: PageRow[], part: PagePart, chosen: PagePart) => {
  const [label, chosenLabel] = [rows[part.to], rows[chosen.to]]
  const isAboveLabel = label !== undefined && isMethodLabel(label) && label.text === chosenLabel?.text
  const isFoodList = part.score > MIN_SCORE && part.from >= 0 && chosen.to > 0
  return isFoodList && (isAboveLabel || kindOf(rows, part) === kindOf(rows, chosen))
}

/** How the last line of a list is set. */
const kindOf = (rows: PageRow[], { to }: PagePart): string | undefined => rows[to - 1]?.kind

/** Where the steps of a list of foods may begin: at a label or a sentence right below it. */
const sentenceBelow = (rows: PageRow[], foods: PagePart): (Start & { foods: PagePart })[] => {
  const below = rows[foods.to]
  if (below && isMethodLabel(below)) return [{ rows, from: foods.to + 1, bonus: 0, foods }]
  const next = rows
    .slice(foods.to, foods.to + 2)
    .findIndex(({ stepLikeness }) => stepLikeness >= stepGrade.likely)
  return next < 0 ? [] : [{ rows, from: foods.to + next, bonus: 0, foods }]
}

/**
 * A list of foods with the steps below it; none where no row of the page ends with the last step.
 */
const sectionOf = (
  rows: PageRow[],
  { from, to, lines }: PagePart,
  below: PagePart | undefined,
): RecipeSection[] => {
  const steps = below?.lines ?? []
  const last = textOf(steps.at(-1) ?? '')
  const rowThat = (says: (text: string) => boolean) =>
    rows.findIndex((row, at) => at >= to && [row.text, withoutStepNumberBeside(row)].some(says))
  const row = rowThat((text) => text === last)
  // A method in one row is as many steps as it has sentences.
  const end = (row < 0 ? rowThat((text) => text.endsWith(last)) : row) + 1
  return last !== '' && end > 0 ? [{ from, to: end, foods: withoutHeadings(lines), steps }] : []
}
