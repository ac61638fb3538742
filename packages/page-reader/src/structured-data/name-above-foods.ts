/** Finds the name of a dish that stands in a plain row above its foods, and in no heading. */

import { lettersAndDigitsOf, stemsOf } from '../page/comparable-text.ts'
import { elementsByTag, type PageDocument } from '../page/document.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel, methodLabel, otherLabel, partName } from '../page/part-label-patterns.ts'
import { textIn } from '../page/plain-text.ts'
import {
  answerBefore,
  asksFor,
  authorSeparator,
  isListLabel,
  isOnlyPageKind,
  partsOfTitle,
  severalDishes,
  titleSeparator,
  withoutPageKind,
} from './page-title.ts'

/** Rows that are looked at for a name, and those between it and the foods. */
const [MAX_ABOVE, MAX_BETWEEN] = [80, 4]
const [SHORTEST_NAME, LONGEST_NAME] = [3, 80]

/**
 * The name that a page without headings shows above its foods: a part of its window's title that
 * stands alone in a row, or, where the title is of many recipes ('Our family's recipes'), the
 * nearest short row that is no label, fact or sentence. Null where the title is the name.
 */
export function shownName(page: PageDocument, title: string): string | null {
  const headings = elementsByTag(page, 'h1', 'h2', 'h3', 'h4').map(textIn)
  if (headings.some((text) => text !== '' && !isListLabel(text))) return null
  const rows = rowsOf(page).slice(0, MAX_ABOVE)
  const first = firstFood(rows)
  if (first < 1) return null
  const above = rows.slice(0, first)
  const letters = above.map(({ text }) => lettersAndDigitsOf(withoutPageKind(text)))
  if (letters.includes(lettersAndDigitsOf(title))) return null
  const parts = new Set(
    [...title.split(titleSeparator), ...title.split(authorSeparator).slice(0, 1)].map(lettersAndDigitsOf),
  )
  const partIndex = letters.findLastIndex(
    (rowLetters) => rowLetters.length >= SHORTEST_NAME && parts.has(rowLetters),
  )
  if (partIndex >= 0) return above[partIndex]?.text ?? null
  const titled = above.findLast((row) => hasTitleClass(row) && mayBeName(row))
  if (titled) return withoutPageKind(titled.text)
  // The title of a newsletter is of all its dishes: 'The Friday plate'.
  const foods = new Set(rows.slice(first, first + MAX_FOODS).flatMap(({ text }) => stemsOf(text)))
  const isOfFoods = (text: string) => stemsOf(text).some((stem) => foods.has(stem))
  const rowOfTitle = isOfFoods(title)
    ? undefined
    : above.findLast((row) => mayBeName(row) && !row.text.includes(':') && isOfFoods(row.text))
  if (rowOfTitle) return withoutPageKind(rowOfTitle.text)
  if (!severalDishes.test(title)) return null
  const nearestRow = above.slice(-MAX_BETWEEN).findLast(mayBeName)
  return nearestRow ? withoutPageKind(nearestRow.text) : null
}

/** Rows of foods whose words a name may share. */
const MAX_FOODS = 20

/**
 * The name above the foods of an answer, where the title is that of a thread ('Re: Flatbread') or
 * asks ('Who has a flatbread?'): a short row that shares a word with the question or the foods.
 * Null where the page is no thread or shows no such name.
 */
export function nameInThread(page: PageDocument, title: string): string | null {
  const headings = [title, ...elementsByTag(page, 'h1', 'h2', 'h3', 'h4').map(textIn)]
  const titleParts = partsOfTitle(title)
  const inTitle = new Set(titleParts.map(lettersAndDigitsOf))
  const questions = [...titleParts, ...elementsByTag(page, 'h1').map(textIn)]
  const asked = [
    ...headings.filter((text) => answerBefore.test(text)),
    ...questions.filter((text) => text.endsWith('?') || asksFor.test(text)),
  ]
  if (asked.length === 0) return null
  const rows = rowsOf(page)
  const first = firstFood(rows)
  if (first < 1) return null
  const foods = rows.slice(first, first + MAX_FOODS).map(({ text }) => text)
  const known = new Set([...asked, ...foods].flatMap(stemsOf))
  const isKnown = ({ text }: PageRow) =>
    !inTitle.has(lettersAndDigitsOf(text)) && stemsOf(text).some((stem) => known.has(stem))
  const named = rows
    .slice(Math.max(0, first - MAX_BETWEEN), first)
    .findLast((row) => mayBeName(row) && isKnown(row))
  return named ? withoutPageKind(named.text) : null
}

/** 'Title: Green bean salad' above foods. */
const nameLabel =
  /^(?:(?:recipe )?title|recipe(?: name)?|dish|titel|rezept(?:name)?|gericht|titre|nom de la recette|titolo|ricetta|t[íi]tulo|receta|receita|recept|gerecht|opp?skrift|tytuł|przepis)\s?:\s+(?=\p{Lu})/iu
/** Rows between a label of the name and the foods: the kind of dish, its servings, a line. */
const MAX_BELOW_LABEL = 8

/** The name behind a label above the foods: 'Title: Green bean salad'. Null where there is none. */
export function labelledName(page: PageDocument): string | null {
  const rows = rowsOf(page)
  const first = firstFood(rows)
  const labelled = rows
    .slice(Math.max(0, first - MAX_BELOW_LABEL), Math.max(0, first))
    .findLast(({ text, isLinked }) => !isLinked && text.length <= LONGEST_NAME && nameLabel.test(text))
  return labelled ? labelled.text.replace(nameLabel, '') : null
}

/** A block whose class says that it is the title of the page: 'recipe-title', 'MsoTitle'. */
const titleClass =
  /(?:^|[\s_-]|\p{Ll})(?:title|titre|titel|titolo|t[íi]tulo|tytul|rubrik|overskrift)(?=$|[\s_-])/iu
/** Whether a block's class says that it is the title of the page. */
export const hasTitleClass = ({ holder }: PageRow) => {
  const className = holder?.attribs['class'] ?? ''
  return titleClass.test(className) && !/site|blog|sub|section|widget/i.test(className)
}

const beginsFoods = (row: PageRow, next: PageRow | undefined) =>
  (ingredientsLabel.test(row.textWithoutMarker) && row.text.length <= LONGEST_NAME) ||
  (row.foodLikeness >= foodGrade.likely && (next?.foodLikeness ?? 0) >= foodGrade.likely)
/** The place of the row that the foods begin with, or of their label; -1 where none do. */
const firstFood = (rows: PageRow[]): number => rows.findIndex((row, at) => beginsFoods(row, rows[at + 1]))

/** Cells of a table row are no name. */
const mayBeName = ({ text, textWithoutMarker, isLinked, stepLikeness, tag, pieces }: PageRow) =>
  !(tag === 'tr' && pieces.length > 1) &&
  text.length >= SHORTEST_NAME &&
  text.length <= LONGEST_NAME &&
  !isLinked &&
  stepLikeness < stepGrade.possible &&
  /^\p{Lu}/u.test(text) &&
  !/\d|[.!?:,]$|[•|]/u.test(text) &&
  !isOnlyPageKind(text) &&
  ![ingredientsLabel, methodLabel, otherLabel, partName].some((label) => label.test(textWithoutMarker))
