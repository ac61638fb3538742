/** Rows that say where a method begins and ends, and what stands beside it that is none of it. */
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import { kindOf, says } from './row-looks.ts'

/**
 * Characters of a row that may still be a label with a colon or end a part although it is no
 * heading.
 */
const SHORT = 30

/** 'Preparation' over the method, and not 'Preparation 20 min' beside it. */
export const isLabel = (row: PageRow) => says(row, methodLabel) && !howLong.test(row.text)

/** 'Ingredients | Method | Nutrition' above all of them. */
export const isTab = (row: PageRow, next: PageRow | undefined) =>
  next !== undefined &&
  kindOf(next) === kindOf(row) &&
  (says(next, ingredientsLabel) || says(next, otherLabel))

const howLong = /\d\s*(?:min|h\b|hrs?\b|hours?|std|stunde|uur|tim|perc|ore?\b)/i

/** Ingredients again, or the notes, as a heading or in few words. */
export const endsSteps = (row: PageRow) =>
  says(row, ingredientsLabel) || (says(row, otherLabel) && (row.rank > 0 || row.text.length < SHORT))

/** 'Baking time:' with a time beside it. */
export const saysHowLong = ({ text }: PageRow, next: PageRow | undefined) =>
  text.endsWith(':') &&
  text.length < SHORT &&
  next !== undefined &&
  /^\d/.test(next.text) &&
  next.text.length < SHORT

/**
 * A step without the count ('2', 'Step 2') that stands in a block of its own beside it; '1. Soften'
 * is text as the page has it.
 */
export const withoutCountBeside = ({ text, pieces: [first = '', ...others] }: PageRow): string =>
  others.length > 0 && /^(?:\p{L}{3,8}\s)?\d{1,2}[.):]?$/u.test(first) ? others.join(' ') : text
