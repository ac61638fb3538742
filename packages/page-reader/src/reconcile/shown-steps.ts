/** Decides whether the steps that a page shows are better than those that it declares. */

import { isWebAddress } from '../page/address.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { coverage } from './line-coverage.ts'

/**
 * How often a sentence touches the next ('until soft.Add'), as it does where the break between two
 * lines was lost.
 */
const countLostBreaks = (lines: string[]) => lines.join('\n').match(/\p{Ll}[.!]\p{Lu}\p{Ll}/gu)?.length ?? 0

/** The letters alone: one list may number its steps where the other does not. */
const onlyLettersOf = (text: string) => text.toLowerCase().replace(/\P{L}+/gu, '')

/** Whether the declared steps are among the shown ones, and less than half of them. */
function isCutOff(declaredLines: string[], shownLines: string[]): boolean {
  if (declaredLines.length * 2 >= shownLines.length) return false
  const shownLetters = new Set(shownLines.map(onlyLettersOf))
  return declaredLines.every((line) => shownLetters.has(onlyLettersOf(line)))
}

/** How many times more letters than a summary the full method has, at least. */
const SUMMED_UP = 2
/**
 * The share of the declared words that the shown steps have, for the declared ones to be a summary.
 * With a larger share the declared steps are no summary.
 */
const WORDS_OF_SUMMARY = { min: 0.6, max: 0.9 }

/**
 * Whether the declared steps sum up the shown ones: far fewer letters, most words and all numbers
 * the same. 'Shape, prove 30 minutes, bake at 230 °C' for three paragraphs.
 */
function isSummary(declaredLines: string[], shownLines: string[]): boolean {
  const letters = (lines: string[]) => onlyLettersOf(lines.join('')).length
  if (shownLines.length <= declaredLines.length) return false
  if (letters(shownLines) < SUMMED_UP * letters(declaredLines)) return false
  const numbersOf = (lines: string[]) => lines.flatMap((line) => line.match(/\d+/g) ?? [])
  const numbers = numbersOf(declaredLines)
  const shownNumbers = new Set(numbersOf(shownLines))
  const sharedWords = coverage(declaredLines, shownLines)
  return (
    numbers.length > 1 &&
    numbers.every((number) => shownNumbers.has(number)) &&
    shownLines.filter((line) => stepLikenessOf(line) >= stepGrade.instruction).length >
      shownLines.length / 2 &&
    sharedWords >= WORDS_OF_SUMMARY.min &&
    sharedWords <= WORDS_OF_SUMMARY.max
  )
}

/** 'See the blog for the method': a reference to the steps, and no step. */
const pointsElsewhere =
  /\b(?:see|visit|click|tap|find|get|read|go to|head over)\b.*\b(?:page|post|site|website|blog|link|full recipe|full instructions|above|below)\b/i

/**
 * Whether the declared text ends amid a sentence ('Marinate the goat...') that the page shows
 * whole.
 */
function isCutText(declaredLines: string[], shownLines: string[]): boolean {
  if (!/(?:\.{3}|…)$/.test(declaredLines.at(-1) ?? '')) return false
  const [declaredLetters, shownLetters] = [
    onlyLettersOf(declaredLines.join('')),
    onlyLettersOf(shownLines.join('')),
  ]
  return shownLetters.length > declaredLetters.length && shownLetters.startsWith(declaredLetters)
}

/** Whether one short line is declared that sends the reader to the page itself. */
const isTeaser = (declaredLines: string[]) =>
  declaredLines.length === 1 &&
  declaredLines.every((line) => line.length <= LONGEST_TEASER && pointsElsewhere.test(line))

const LONGEST_TEASER = 120

/** Whether the declared steps are the page's whole text: addresses, and all of the shown ones. */
function isWholePage(declaredLines: string[], shownLines: string[]): boolean {
  if (!declaredLines.some(isWebAddress) || shownLines.length >= declaredLines.length) return false
  const declaredLetters = new Set(declaredLines.map(onlyLettersOf))
  return shownLines.every((line) => declaredLetters.has(onlyLettersOf(line)))
}

/**
 * Steps as shown win over those declared where the declared ones are one or two lumps, lost their
 * breaks, repeat what they said, stop half-way, sum up the shown ones, are the text of the whole
 * page, or send the reader to it.
 */
export function shownStepsWin(declared: PageLine[], shown: PageLine[]): boolean {
  const [declaredLines, shownLines] = [withoutHeadings(declared), withoutHeadings(shown)]
  if (declaredLines.length === 0) return shownLines.length > 0
  if (shownLines.length < 2) return false
  if (
    isCutOff(declaredLines, shownLines) ||
    isWholePage(declaredLines, shownLines) ||
    isTeaser(declaredLines) ||
    isSummary(declaredLines, shownLines) ||
    isCutText(declaredLines, shownLines)
  )
    return true
  const declaredCoverage = coverage(declaredLines, shownLines)
  const shownCoverage = coverage(shownLines, declaredLines)
  if (declaredLines.length <= 2 && shownLines.length >= 2 * declaredLines.length + 1)
    return declaredCoverage >= 0.9 && shownCoverage >= 0.9
  if (shownLines.length > 2 && countLostBreaks(declaredLines) > 1 && countLostBreaks(shownLines) === 0)
    return declaredCoverage >= 0.85 && shownCoverage >= 0.9
  return (
    shownLines.length > 2 &&
    declaredLines.length >= 3 * shownLines.length &&
    shownCoverage >= 0.9 &&
    declaredCoverage >= 0.75
  )
}
