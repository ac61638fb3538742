/** Joins the lines that copying from a PDF or an e-mail has cut in two. */

import { isFillerAnywhere } from '@plateful/ingredients/foods/filler-words'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import {
  beginsWithNumber,
  foodWords,
  ingredientLikenessOf,
  isAmountOnly,
  stepLikenessOf,
} from '../page/line-likeness.ts'
import { isFact } from './fact-lines.ts'
import {
  isPreparation,
  looksLikeFood,
  mentionsFood,
  namesFood,
  partOfFood,
  preparationAhead,
} from './foods-in-text.ts'
import { partLabelOf } from './part-label.ts'
import { isOpenBracket } from './split-food-line.ts'
import type { TextLine } from './text-lines.ts'

/** Lines of this share of the widest are full; a copy that cuts lines has many of them. */
const FULL_LINE_SHARE = 0.72
const MIN_FULL_LENGTH = 38
const MIN_FULL_LINES = 4

/**
 * Joins lines that a copy has cut in two: from a PDF, from an e-mail. A line goes on where it ends
 * in the middle of a sentence and the next begins in small letters, or where all lines are cut at
 * one width.
 */
export function joinCutLines(lines: readonly TextLine[]): TextLine[] {
  const width = cutWidth(lines)
  const areCut = areLinesCut(lines)
  const joined: TextLine[] = []
  /** The length of the last raw line that was joined. */
  let lastLength = 0
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1)
    if (
      before &&
      (continuesLine(before, lastLength, line, width) ||
        continuesWord(before, line) ||
        continuesCountedFood(before, line) ||
        (areCut && (continuesFood(before, line) || continuesFoodName(before, line))) ||
        (areCut && continuesTitle(before, line, lines[at + 1])))
    ) {
      before.text = before.text === '' ? line.text : joinTexts(before.text, line.text)
      before.isHeading &&= line.isHeading
    } else joined.push({ ...line })
    lastLength = line.text.length
  }
  return joined.filter(({ text }) => text !== '')
}

const joinTexts = (before: string, text: string) =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? before.slice(0, -1) + text : `${before} ${text}`

/** Sentences that go on in the next line, from which a copy cuts its lines. */
const MIN_CUT_SENTENCES = 2

/** Whether the lines of a text are cut in the middle of sentences or words. */
const areLinesCut = (lines: readonly TextLine[]) =>
  lines.some(({ text }, at) => /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '')) ||
  lines.filter(({ text, isAfterBlank }, at) => {
    const before = lines[at - 1]?.text ?? ''
    return (
      !isAfterBlank &&
      /^\p{Ll}/u.test(text) &&
      /[\p{L},-]$/u.test(before) &&
      stepLikenessOf(before) >= stepGrade.hinted
    )
  }).length >= MIN_CUT_SENTENCES

/** 'de-' over 'merara sugar': a copy cut the line within a word. */
const continuesWord = (before: TextLine, line: TextLine) =>
  !line.isAfterBlank &&
  !line.isBullet &&
  line.count === null &&
  !before.isHeading &&
  /\p{L}\p{Ll}-$/u.test(before.text) &&
  /^\p{Ll}{2}/u.test(line.text)

/** 'peeled and', '400g can of': more of the same line follows. */
const leftOpen = /\s(?:and|or|with|of|in(?:to)?|from|&|\+)$/iu
/** Words before a food that the lexicon's fillers lack. */
const describingWord = /^(?:red|green|yellow|white|black|brown|dark|sweet|mature|skinless|\p{L}+free)$/u
/** Fillers that are a food where no other is named. */
const foodAlone = /\b(?:juice|syrup|brine|liquid)$/iu

/** '2 tbsp plain', '400g can chopped': an amount, and words that stand before a food. */
const lacksFood = (text: string) =>
  !isAmountOnly(text) &&
  !namesFood(text) &&
  !foodAlone.test(text) &&
  foodWords(text.replace(/-(?=free\b)/gu, '')).every(
    (word) => isFillerAnywhere(word) || describingWord.test(word),
  )

/**
 * Whether a line is the rest of the counted food before it, which a narrow column cut: a remark in
 * brackets, what is done to the food, what an 'and' or a comma leaves open, or the food's name.
 */
function continuesCountedFood(before: TextLine, { text, ...line }: TextLine): boolean {
  if (line.isAfterBlank || line.isBullet || line.isMessage || line.isHeading || line.count !== null)
    return false
  const isFood =
    before.count === null &&
    beginsWithNumber(before.text) &&
    ingredientLikenessOf(before.text) >= foodGrade.likely
  if (!isFood || /[.!?:;]$/.test(text) || isFact(text)) return false
  if (text.startsWith('(')) return !/^\((?:for|serves|makes) /i.test(text)
  if (!/^\p{Ll}/u.test(text)) return false
  return (
    leftOpen.test(before.text) ||
    (before.text.endsWith(',') && preparationAhead.test(text) && !looksLikeFood(text)) ||
    partOfFood.test(text) ||
    (mentionsFood(text) ? lacksFood(before.text) : isPreparation(text))
  )
}

/** Characters of what a narrow column cuts off a food. */
const LONGEST_REST = 30

/** Whether a line is the end of a remark behind a food, cut off: '…, cut into small', 'cubes'. */
const continuesFood = (before: TextLine, line: TextLine) =>
  !line.isAfterBlank &&
  !line.isBullet &&
  !before.isBullet &&
  line.count === null &&
  line.text.length <= LONGEST_REST &&
  line.text.length < before.text.length &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?:;]$/.test(line.text) &&
  beginsWithNumber(before.text) &&
  ingredientLikenessOf(before.text) >= foodGrade.likely &&
  before.text.includes(',') &&
  !mentionsFood(line.text) &&
  partLabelOf(line) === null &&
  stepLikenessOf(line.text) < stepGrade.hinted

/** 'Small bunch of flat-leaf' over 'parsley': the words around the cut are one food. */
function continuesFoodName(before: TextLine, line: TextLine): boolean {
  if (line.isAfterBlank || line.isBullet || before.isHeading || line.isHeading || line.count !== null)
    return false
  const [last, first] = [/[\p{L}-]+$/u.exec(before.text)?.[0], /^\p{Ll}[\p{L}-]*/u.exec(line.text)?.[0]]
  return (
    last !== undefined &&
    first !== undefined &&
    line.text.length <= LONGEST_REST &&
    (beginsWithNumber(before.text) || endsWithFoodOfMeasure.test(before.text)) &&
    !isFillerAnywhere(last) &&
    findExactFood(`${last} ${first}`) !== undefined
  )
}

/** 'A bunch of flat-leaf', 'some of the red': words that need a food. */
const endsWithFoodOfMeasure = /\sof(?: the)? [\p{L}-]+$/u

/** 'Leek and barley' over 'broth' over 'Serves 6': a title that is wider than its column. */
const continuesTitle = (before: TextLine, line: TextLine, next: TextLine | undefined): boolean =>
  next !== undefined &&
  (isFact(next.text) || partLabelOf(next) !== null) &&
  !line.isAfterBlank &&
  !line.isBullet &&
  before.count === null &&
  partLabelOf(before) === null &&
  line.text.length <= LONGEST_REST &&
  /^\p{Lu}[\p{L}’' -]+$/u.test(before.text) &&
  /^[\p{Ll}\s-]+$/u.test(line.text) &&
  partLabelOf(line) === null

/** The width at which lines were cut, or null where each paragraph is one line. */
function cutWidth(lines: readonly TextLine[]): number | null {
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => b - a)
  const widest = lengths[Math.floor(lengths.length * 0.04)] ?? 0
  if (widest < MIN_FULL_LENGTH || widest > 130) return null
  const fullLines = lines.filter(({ text }) => text.length >= FULL_LINE_SHARE * widest).length
  const cutLines = lines.filter(
    ({ text }, at) => /^\p{Ll}/u.test(lines[at + 1]?.text ?? '') && /[\p{L},]$/u.test(text),
  ).length
  return fullLines >= MIN_FULL_LINES && cutLines >= 3 ? widest : null
}

function continuesLine(before: TextLine, lastLength: number, line: TextLine, width: number | null): boolean {
  if (line.isAfterBlank || line.isBullet || line.isMessage || line.count !== null || line.isHeading)
    return false
  if (before.text === '') return true
  if (partLabelOf(line) !== null || partLabelOf(before) !== null || before.isHeading) return false
  if (isOpenBracket(before.text) && /^[^(]{0,80}\)/.test(line.text)) return true
  const endsSentence = /[.!?:]["”')]?$/.test(before.text)
  const isStep = before.count !== null || stepLikenessOf(before.text) >= stepGrade.possible
  if (width === null) {
    const startsLowerCase = /^\p{Ll}/u.test(line.text) && !looksLikeFood(line.text)
    return startsLowerCase && isStep && !endsSentence && !looksLikeFood(before.text)
  }
  const isFull = lastLength >= FULL_LINE_SHARE * width
  if (isFull && (before.count !== null || (isStep && !endsSentence && !looksLikeFood(before.text))))
    return true
  if (/^[\p{Ll}(]/u.test(line.text) && !endsSentence)
    return isFull
      ? (isStep && !looksLikeFood(before.text)) || !looksLikeFood(line.text)
      : /[,–-]$/.test(before.text)
  // A sentence that begins in the middle of a paragraph.
  return isFull && isStep && !looksLikeFood(line.text)
}
