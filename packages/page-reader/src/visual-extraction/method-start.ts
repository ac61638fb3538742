/** Where a method begins below foods: at its label, above it, or without one. */

import { beginsWithCommand } from '../page/cooking-verbs.ts'
import { type PageNode, tagOf } from '../page/document.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import type { CollectedLine } from './ingredient-titles.ts'
import type { IngredientRow } from './read-ingredient-rows.ts'
import { areAlike, endsSteps } from './row-looks.ts'
import { isSetLike } from './step-titles.ts'

const endsSentence = /[.!。]$/

/** 'Then:' below foods and over a sentence begins the method, whatever it is called. */
export const isOverSentence = (collected: CollectedLine[], next: PageRow | undefined): boolean =>
  collected.length > 1 &&
  next !== undefined &&
  next.stepLikeness >= stepGrade.probable &&
  next.foodLikeness < foodGrade.doubtful

/** Whether a sentence stands in the next paragraph, after foods that are lines of one paragraph. */
export function isSentenceOfNextText(
  collected: CollectedLine[],
  { row, shape, next }: IngredientRow,
): boolean {
  const [before, last] = collected.slice(-2)
  const isOneText = last !== undefined && last.row.holder === before?.row.holder
  const isFirst =
    endsSentence.test(row.text) && next?.holder === row.holder && next.stepLikeness >= stepGrade.likely
  const isSentence = (row.stepLikeness >= stepGrade.likely || isFirst) && row.stepLikeness > shape
  return isOneText && row.holder !== last.row.holder && isSentence && !beginsWithNumber(row.text)
}

/** A line below foods: all that are taken, and the last of them. */
interface BelowFoods {
  line: IngredientRow
  last: CollectedLine
  collected: CollectedLine[]
}

/** Whether a method begins with a line below foods, although no label says so. */
export const beginsMethod = (place: BelowFoods): boolean => methodStarts.some((isStart) => isStart(place))

/** The ways in which a method begins without a label. */
const methodStarts: readonly ((place: BelowFoods) => boolean)[] = [
  // '1' beside a sentence, or a numbered list, outside the list of the foods.
  ({ line: { row, shape }, last }) =>
    row.list !== last.row.list && (isFirstStep(row) || isCountedBelow(row, last, shape)),
  // '1 Scrub the mussels.' over '2 Soften …', set unlike foods.
  ({ line: { row, next }, last, collected }) =>
    areFirstSteps(row, next) &&
    (!areAlike(row, last.row) ||
      /^1[.)]/.test(row.text) ||
      (areOfOneText(collected, last) && row.holder !== last.row.holder)),
  // '1.' over a sentence.
  ({ line: { row, food }, last }) => row.list !== last.row.list && isFirstCount(row, food),
  // 'Soak the lentils overnight. Boil them for an hour.' below foods that are lines of one text.
  ({ line: { row }, last, collected }) =>
    areOfOneText(collected, last) && row.holder === last.row.holder && isParagraphOfSteps(row),
  // The same in the text behind them.
  ({ line, collected }) => isSentenceOfNextText(collected, line) && isParagraphOfSteps(line.row),
]

/** Whether the last two foods are lines of one text. */
const areOfOneText = (collected: CollectedLine[], last: CollectedLine): boolean =>
  collected.length > 1 && collected.at(-2)?.row.holder === last.row.holder

/** Whether a row is several sentences of a method: 'Fry the onion. Add the carrots.' */
const isParagraphOfSteps = (row: PageRow): boolean =>
  row.stepLikeness >= stepGrade.instruction &&
  /[.!。]\s+\p{L}{2}/u.test(row.text) &&
  endsSentence.test(row.text)

/** '1' in a cell or block of its own, and beside it a sentence. */
const isFirstStep = ({ pieces: [count = '', ...others] }: PageRow): boolean =>
  others.length > 0 &&
  /^(?:\p{L}{3,8} )?1[.):]?$/u.test(count) &&
  stepLikenessOf(others.join(' ')) >= stepGrade.probable

/** '1.' in a row of its own, and in the next one a sentence. */
const isFirstCount = (row: PageRow, next: PageRow): boolean =>
  row !== next &&
  /^(?:\p{L}{3,8} )?0?1[.):]?$/u.test(row.text) &&
  /^\p{Lu}.*[.!]$/u.test(next.text) &&
  next.stepLikeness >= stepGrade.likely

/** Whether a row and the next one are a method's first and second sentence, with their counts. */
const areFirstSteps = (row: PageRow, next: PageRow | undefined): boolean =>
  isCountedSentence(row, 1, stepGrade.possible) && isCountedSentence(next, 2)

/**
 * '1 Scrub the mussels.' and behind it '2 Soften …': numbered sentences that are set unlike foods.
 */
const isCountedSentence = (
  row: PageRow | undefined,
  count: number,
  least: number = stepGrade.likely,
): boolean => {
  const [, sentence = ''] = /^\d[.):-]?\s+(\p{Lu}\p{Ll}.*[.!])$/u.exec(row?.text ?? '') ?? []
  return sentence !== '' && row?.text.startsWith(String(count)) === true && stepLikenessOf(sentence) >= least
}

/** Whether a numbered list begins below foods in another kind of list: the method. */
const isCountedBelow = ({ list, text }: PageRow, last: CollectedLine, shape: number): boolean =>
  isListOf('ol', list) &&
  ((isListOf('ul', last.row.list) && shape < foodGrade.likely) ||
    (isListOf('dl', last.row.list) && beginsWithCommand(text)))
const isListOf = (tag: string, list: PageNode | null) => list !== null && tagOf(list) === tag

/**
 * Where the steps of a label begin: below it. Where commands under a title that is set like the
 * label stand between the foods, which end at `after`, and the label, the steps begin with that
 * title: 'Soak the beans' comes first.
 */
export function belowLabel(
  rows: PageRow[],
  at: number,
  after: number,
): { from: number; label?: PageRow | undefined } {
  const below = { from: at + 1, label: rows[at] }
  const [title, ...commands] = after >= 0 && after < at ? rows.slice(after, at) : []
  const isCommand = (row: PageRow) =>
    row.tag === 'li' && row.list === commands[0]?.list && row.stepLikeness >= stepGrade.possible
  const isPart =
    title !== undefined &&
    title.rank > 0 &&
    isSetLike(rows[at] ?? null, title) &&
    !endsSteps(title) &&
    commands.length >= MIN_COMMANDS &&
    commands.every(isCommand)
  return isPart ? { from: after } : below
}

/** The fewest commands under a title above the method. */
const MIN_COMMANDS = 2
