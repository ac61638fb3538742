/** Which rows among ingredients are titles of a part of them: 'For the glaze'. */

import { isFoodInAnyLanguage } from '@plateful/ingredients/foods/language-of-lines'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { memoize } from '@plateful/ingredients/memoize'
import { tagOf } from '../page/document.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import type { PageRow } from '../page/page-rows.ts'
import { ingredientsLabel, isPartTitle, partBeginning } from '../page/part-label-patterns.ts'
import { areAlike, isShortLine, startsWithLabel } from './row-looks.ts'
import { isTitledTerm } from './titled-terms.ts'

/** Characters of a heading among ingredients. */
const LONGEST_TITLE = 80
/** Characters of a title that is recognised by its class alone. */
const LONGEST_TITLE_BY_CLASS = 40

/** A line that was taken for an ingredient, with the titles over it. */
export interface CollectedLine {
  text: string
  shape: number
  row: PageRow
  titles: string[]
}

/** Characters of a line in which its food is sought. */
const MAX_CHARACTERS_CHECKED = 120
/** The confidence that the line tagger needs. */
const MIN_CONFIDENCE = 0.4

/** Whether a line names a food of the lexicon before its brackets. */
export const namesKnownFood = memoize((text) => {
  const { name, confidence } = parseIngredient(text.slice(0, MAX_CHARACTERS_CHECKED).replace(/\s*\(.*/s, ''))
  return confidence >= MIN_CONFIDENCE && isFoodInAnyLanguage(name)
})

const itemTags = new Set(['li', 'tr', 'dt'])

/** Whether the row is an item of a list or a table, or a paragraph in one. */
export const isItem = ({ holder }: PageRow): boolean =>
  [holder, holder?.parent, holder?.parent?.parent].some((node) => node && itemTags.has(tagOf(node)))

/**
 * 'Ingredients for the topping' is a part of the same list; 'Ingredients' again begins another
 * recipe.
 */
export const isMoreThanLabel = (text: string): boolean =>
  (ingredientsLabel.exec(text)?.[0].length ?? 0) < text.length - 2

/**
 * Whether a short row is set as a heading or ends with a colon, and has no amount. 'To serve
 * (optional)' looks like a food, and is a title where it is bold above foods that are not.
 */
const isHeadingText = ({ rank, tag }: PageRow, text: string, shape: number, next: PageRow | undefined) =>
  text.length <= LONGEST_TITLE &&
  (rank > 0 || text.endsWith(':')) &&
  (shape < foodGrade.possible ||
    (rank > 0 &&
      !/\d/.test(text) &&
      (rank < 7 || (!itemTags.has(tag) && next?.rank === 0 && !namesKnownFood(text)))))

/**
 * 'Ingredients', 'Ingredients (14)', 'Zutaten für 4 Personen': whether a row labels the whole list,
 * so that it is no title of a section.
 */
export const isLabelOfAll = (row: PageRow): boolean =>
  startsWithLabel(row, ingredientsLabel) && (/\d/.test(row.text) || !isMoreThanLabel(row.text))

/**
 * An item without an amount, or a block with a class or a style of its own, set otherwise than the
 * foods before and after it, is the title of what follows.
 */
const isSetApart = (
  row: PageRow,
  shape: number,
  next: PageRow | undefined,
  last: CollectedLine | undefined,
) =>
  (row.tag === 'li' ||
    (row.tag === 'div' && next?.tag === 'div' && ownLook(row) !== '' && !/\d/.test(row.text))) &&
  next?.list === row.list &&
  ownLook(next) !== ownLook(row) &&
  (last?.row.list !== row.list || ownLook(last.row) === ownLook(next)) &&
  shape < foodGrade.possible &&
  next.foodLikeness >= foodGrade.likely

/** Matches a bullet that is part of the text of a row. */
export const rowBullet: RegExp = /^[•·▪●∙–—*-]\s/u

/** A short row without a bullet or an amount, above lines that begin with bullets of their own. */
const isWithoutBullet = (
  row: PageRow,
  shape: number,
  next: PageRow | undefined,
  last: CollectedLine | undefined,
) =>
  next !== undefined &&
  rowBullet.test(next.text) &&
  !rowBullet.test(row.text) &&
  (last === undefined || rowBullet.test(last.row.text)) &&
  shape < foodGrade.possible &&
  row.text.length <= LONGEST_TITLE_BY_CLASS &&
  !/\d/.test(row.text)

/** 'Filling' alone in a line or in a paragraph, or 'For the filling' as an item, above food. */
const isPartName = (row: PageRow, text: string, next: PageRow | undefined) =>
  isPartTitle(text) &&
  next !== undefined &&
  (itemTags.has(row.tag)
    ? next.list === row.list && partBeginning.test(text) && !namesKnownFood(text)
    : next.foodLikeness >= foodGrade.likely || next.stepLikeness < stepGrade.possible)

/** A line in few words, without an amount, that is no food of a list. */
export const mayBeTitle = (row: PageRow): boolean => isShortLine(row) && !isItem(row) && !/\d/.test(row.text)

/**
 * Between two lists of foods a short line that is none names those below it: 'Cinnamon topping'.
 */
const isBetweenLists = (
  row: PageRow,
  shape: number,
  next: PageRow | undefined,
  last: CollectedLine | undefined,
) =>
  last !== undefined &&
  next !== undefined &&
  mayBeTitle(row) &&
  isItem(last.row) &&
  isItem(next) &&
  next.list !== last.row.list &&
  areAlike(next, last.row) &&
  shape < foodGrade.likely

const ownLook = ({ holder }: PageRow) =>
  [holder?.attribs['class'], holder?.attribs['style']].filter(Boolean).join(' ')

/** A food in bold among foods in bold, without a colon, is no title. */
const isSetAsLast = (row: PageRow, last: CollectedLine | undefined) =>
  row.rank === 7 && last?.row.rank === 7 && itemTags.has(row.tag) && !row.text.endsWith(':')

/** Whether a row is the title of what follows. */
export const isIngredientTitle = (
  row: PageRow,
  text: string,
  shape: number,
  next: PageRow | undefined,
  last: CollectedLine | undefined,
): boolean =>
  (isHeadingText(row, text, shape, next) && !isSetAsLast(row, last)) ||
  isSetApart(row, shape, next, last) ||
  isTitledTerm(row) ||
  isPartName(row, text, next) ||
  isBetweenLists(row, shape, next, last) ||
  isWithoutBullet(row, shape, next, last)
