/** Recognises what ends a method: a wish, talk below it, readers' questions. */

import {
  isCreditOrThanks,
  isFarewell,
  isGoodbye,
  isHope,
  isWish,
  isWishAlone,
  leadsToVideo,
} from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { noteLine, tipsLine } from '../page/part-label-patterns.ts'
import { anyOf, type WordsByLanguage } from '../page/words-by-language.ts'
import { isItemRow, type CollectedStep } from './collected-step.ts'
import { withoutStepNumberBeside } from './row-looks.ts'

/** 'Step 2. Stir …', '2. Stir …': a sentence with its number. */
const isCounted = ({ text }: PageRow) => /^(?:\p{L}{3,8}\s)?\d{1,2}\s?[.:)]\s/u.test(text)

/** Characters of a method in one paragraph, which says more than a remark. */
const LONG_METHOD = 120

/** Whether talk follows an empty line below a method that has none in it. */
export function isTalkApart(row: PageRow, collected: CollectedStep[]): boolean {
  const [first, ...others] = collected.map((step) => step.row)
  const isOneText = others.length > 0 && others.every((other) => other.holder === first?.holder)
  const isOtherText = row.holder !== first?.holder
  if (isItemRow(row) || row.stepLikeness >= stepGrade.instruction) return false
  if (isOneText && isOtherText) return true
  if (!first || !row.isApart || isOtherText) return false
  const isWhole = others.length > 0 || first.text.length >= LONG_METHOD
  return isWhole && others.every((other) => other.holder === first.holder && !other.isApart)
}

/** 'How long does it keep?' as a heading below steps: a section of questions begins. */
export const isQuestionHeading = ({ rank, text }: PageRow) => rank > 0 && rank < 7 && /\?\s*$/.test(text)

/** Whether talk follows a method in which every sentence had its number. */
export const isBehindCounts = (row: PageRow, collected: CollectedStep[]) =>
  collected.length > 1 &&
  !isCounted(row) &&
  row.stepLikeness < stepGrade.instruction &&
  collected.every((step) => isCounted(step.row))

/** '2024-05-12 Too salty this time', '12.5.2024 With rye': an entry of a diary. */
const datedEntry = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4}))(?=[\s:,–-])/

/** Whether a line tells of one day on which the dish was made. */
export const isDatedEntry = ({ text }: PageRow): boolean => datedEntry.test(text)

/** '[1] Or half milk, half water': a footnote. */
const footnote = /^\[\d{1,2}\]\s/

/**
 * A wish, a hope or a goodbye below the steps; with an exclamation mark 'Enjoy with cream!' too.
 */
export const isClosingRemark = ({ text, stepLikeness: shape }: PageRow) =>
  isWish(text) ||
  (shape < stepGrade.instruction && !/\d/.test(text) && isWish(text.split(/(?<=[.!])\s+/).at(-1) ?? '')) ||
  footnote.test(text) ||
  isGoodbye(text) ||
  isHope(text) ||
  isCreditOrThanks(text) ||
  (isFarewell(text) && text.endsWith('!'))

/** The recipe itself, as the subject of a sentence. */
const recipeItself: WordsByLanguage = {
  en: `this recipe, the recipe (is|was|comes|can|works)`,
  de: `dieses rezept, das rezept (ist|stammt|kommt|lässt), dies ist ein*`,
  fr: `cette recette, c'est une recette`,
  es: `esta receta`,
  it: `questa ricetta`,
  nl: `dit recept, het recept (is|komt)`,
  sv: `det här receptet, detta recept, receptet (är|kommer)`,
  da: `denne opskrift, opskriften (er|kommer)`,
  no: `denne oppskriften, oppskriften (er|kommer)`,
  pt: `(esta|essa) receita`,
  pl: `ten przepis, przepis (jest|pochodzi)`,
}
/** What a writer advises beside the recipe: 'My tip is …', 'Mein persönlicher Serviertipp …'. */
const ownAdvice: WordsByLanguage = {
  en: `my (personal |own )?(serving )?(tip|advice|recommendation)`,
  de: `mein(e)? (persönlicher? |eigener? )?(*tipp|empfehlung)`,
  fr: `mon (petit )?(conseil|astuce)`,
  es: `mi (consejo|truco|recomendación)`,
  it: `il mio (consiglio|trucco|suggerimento)`,
  nl: `mijn (persoonlijke )?(*tip|advies)`,
  sv: `mitt (eget |personliga )?(*tips|råd)`,
  da: `mit (eget |personlige )?(*tip|råd)`,
  pt: `a? ?minha (dica|sugestão)`,
  pl: `moja rada, mój sposób`,
}
/** 'Essa receita pode ser congelada.': a sentence about the recipe is no step. */
const saysOfRecipe = new RegExp(String.raw`^(?:${anyOf(recipeItself)}|${anyOf(ownAdvice)})(?=$|\P{L})`, 'iu')

/**
 * 'Note: it keeps for a week.', 'This recipe freezes well.' or 'Watch our video.' as the last line
 * of a text is no step.
 */
export function withoutNotes(collected: CollectedStep[]): CollectedStep[] {
  const isNote = ({ row }: CollectedStep) =>
    !isItemRow(row) &&
    (noteLine.test(row.textWithoutMarker) || leadsToVideo(row.text) || saysOfRecipe.test(row.text))
  return collected.slice(0, collected.findLastIndex((step) => !isNote(step)) + 1)
}

/** The fewest steps above tips in the same list, and the most lines of tips. */
const [FEWEST_STEPS, MAX_TIPS] = [2, 3]

/**
 * The steps without the tips in their list: 'Tip: …' as the last item, what follows 'Tips: …'
 * there, and 'Tip: …' in a block of its own within an item.
 */
export function withoutTipsInList(rows: readonly PageRow[], steps: PageLine[]): PageLine[] {
  const lines = steps.map((line) => (isHeading(line) ? line : withoutTipInside(rows, line)))
  const texts = lines.map(textOf)
  const isTips = (text: string, at: number) => at >= texts.length - MAX_TIPS && tipsLine.test(text)
  const tips = texts.findIndex((text, at) => at >= FEWEST_STEPS && isTips(text, at))
  const above = tips < 0 ? texts : texts.slice(0, tips)
  const last = above.findLastIndex((text) => !noteLine.test(text) && !isWishAlone(text))
  return last < 0 ? lines : lines.slice(0, last + 1)
}

/** An item's step up to a block that begins a tip. */
function withoutTipInside(rows: readonly PageRow[], line: string): string {
  const row = rows.find((one) => one.pieces.length > 1 && withoutStepNumberBeside(one) === line)
  const tip = row?.pieces.findIndex((piece, at) => at > 0 && noteLine.test(piece)) ?? -1
  if (!row || tip < 0) return line
  const pieces = row.pieces.slice(0, tip)
  return withoutStepNumberBeside({ text: pieces.join(' '), pieces })
}

/** Whether a paragraph's own class says that it is a note: 'sidenote'. */
export const isNoteByClass = ({ tag, holder }: PageRow) =>
  tag === 'p' &&
  /(?:^|[\s_-])(?:side|foot)?(?:notes?|tips?|hints?|tipp|hinweis)(?=$|[\s_-])/i.test(
    holder?.attribs['class'] ?? '',
  )

/** Sentences of a cook that are a whole method. */
const MIN_SENTENCES = 3

/** A list that is no cook's, below a paragraph that tells the whole method under its label. */
export function isRemarkBelowMethod(
  row: PageRow,
  collected: CollectedStep[],
  first: PageRow | undefined,
): boolean {
  const [only, ...others] = collected.map((step) => step.row)
  if (!only || others.length > 0 || only !== first || isItemRow(only)) return false
  if (!isItemRow(row) || row.stepLikeness >= stepGrade.sure) return false
  const sentences = only.text.split(/(?<=[.!])\s+/u)
  return sentences.filter((one) => stepLikenessOf(one) >= stepGrade.sure).length >= MIN_SENTENCES
}

/** The letters of a row's own class: 'step' of 'step-2'. */
const classLetters = ({ holder }: PageRow) =>
  (holder?.attribs['class'] ?? '').replace(/[^\p{L}\s]/gu, '').trim()

/** Whether a row below steps has another class, where the steps have a class of their own. */
export function isOfOtherClass(row: PageRow, collected: CollectedStep[]): boolean {
  const [first] = collected
  if (!first || collected.length < 2 || row.stepLikeness >= stepGrade.instruction) return false
  const ownClass = classLetters(row)
  if (ownClass === '') return false
  const stepClass = classLetters(first.row)
  return (
    stepClass !== '' &&
    stepClass !== ownClass &&
    collected.every((step) => classLetters(step.row) === stepClass)
  )
}

/** Whether a whole sentence is bold below plain steps: an appeal to the reader. */
export const isBoldAppeal = (row: PageRow, isNext: boolean, collected: CollectedStep[]) =>
  !isNext &&
  row.rank === 7 &&
  (row.text.length > 40 || row.text.endsWith('!')) &&
  collected.filter((step) => step.row.rank === 0).length > 1
