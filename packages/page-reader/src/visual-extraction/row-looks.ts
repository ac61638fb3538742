/** What a row of a page is by its look: the label that it begins with, and how it is set. */

import { memoize } from '@plateful/ingredients/memoize'
import { stepGrade } from '../page/likeness-grades.ts'
import type { PageRow } from '../page/page-rows.ts'
import {
  changesLabel,
  moreRecipesLabel,
  ingredientsLabel,
  methodLabel,
  notesTitle,
  otherLabel,
  recipeLabel,
} from '../page/part-label-patterns.ts'

const LONGEST_LABEL = 60

/**
 * Whether a row is short and begins with a label, whatever bullet or picture stands before it.
 */
export const startsWithLabel = (row: PageRow, label: RegExp): boolean =>
  row.text.length <= LONGEST_LABEL && answersFor(label)(row.textWithoutMarker)

/** Dozens of places ask the same of each row of a page, and a label is thousands of words. */
const answers = new Map<RegExp, (text: string) => boolean>()

function answersFor(label: RegExp): (text: string) => boolean {
  const known = answers.get(label)
  if (known) return known
  const answer = memoize((text) => label.test(text))
  answers.set(label, answer)
  return answer
}

/** Characters of a line that may name what stands below it although nothing sets it apart. */
const LONGEST_SHORT_LINE = 40

/** Whether a row is a few words without a full stop, and neither a heading nor a link. */
export const isShortLine = ({ rank, isLinked, text }: PageRow): boolean =>
  rank === 0 && !isLinked && text.length <= LONGEST_SHORT_LINE && /^\p{L}[^.!?]*$/u.test(text)

/** Whether two rows are set alike. */
export const areAlike = (row: PageRow, other: PageRow): boolean => row.kind === other.kind

/**
 * Characters of a row that may be a label with a colon, or end a part, although it is no heading.
 */
const LONGEST_SHORT_LABEL = 30

/** 'Preparation' over the method, and not 'Preparation 20 min' beside it. */
export const isMethodLabel = (row: PageRow) =>
  (startsWithLabel(row, methodLabel) && !timeInText.test(row.text)) || recipeLabel.test(row.text)

/** 'Ingredients | Method | Nutrition' above all of them. */
export const isTab = (row: PageRow, next: PageRow | undefined) =>
  next !== undefined && next.kind === row.kind && startsWithLabel(next, otherLabel)

const timeInText = /\d\s*(?:min|h\b|hrs?\b|hours?|std|stunde|uur|tim|perc|ore?\b)/i

/** Titles that speak to the cook in the middle of a method: 'Make ahead', 'Good to know'. */
const midway = /\b(?:ahead|to know)\b|\b(?:zu wissen|à savoir)(?!\p{L})/iu

/** Ingredients again, or the notes, as a heading or in few words. */
export const endsSteps = (row: PageRow) =>
  (!row.isLinked && startsWithLabel(row, ingredientsLabel)) ||
  (row.rank > 0 &&
    (startsWithLabel(row, moreRecipesLabel) ||
      (startsWithLabel(row, notesTitle) && !midway.test(row.text)))) ||
  ((row.rank > 0 || row.text.endsWith(':')) && startsWithLabel(row, changesLabel)) ||
  (startsWithLabel(row, otherLabel) &&
    (row.rank > 0 ||
      row.text.length < LONGEST_SHORT_LABEL ||
      row.text.endsWith(':') ||
      row.text === row.text.toUpperCase()))

/** 'Baking time:' with a time beside it. */
export const isTimeLabel = ({ text, stepLikeness }: PageRow, next: PageRow | undefined) =>
  text.endsWith(':') &&
  stepLikeness < stepGrade.possible &&
  text.length < LONGEST_SHORT_LABEL &&
  next !== undefined &&
  /^\d/.test(next.text) &&
  next.text.length < LONGEST_SHORT_LABEL

/**
 * The step without the number ('2', 'Step 2') that stands in a block of its own beside it. '1.
 * Soften' is kept as the page has it.
 */
export const withoutStepNumberBeside = ({
  text,
  pieces: [first = '', ...others],
}: Pick<PageRow, 'text' | 'pieces'>): string =>
  others.length > 0 && /^(?:\p{L}{3,8}\s)?\d{1,2}[.):]?$/u.test(first) ? others.join(' ') : text
