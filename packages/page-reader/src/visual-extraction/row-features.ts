/**
 * Features by which the rows of a page are segmented: how each looks, what stands around it, what
 * was announced above it. Each feature is a name; its weight is learnt.
 */

import { tagOf } from '../page/document.ts'
import { isFarewell, isGoodbye, isWish } from '../page/farewell.ts'
import { beginsWithNumber, foodWords, isAmountOnly } from '../page/line-likeness.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { noteLine } from '../page/part-label-patterns.ts'
import {
  FOOD_BOUNDS,
  gradeByBounds,
  describeRow,
  type DescribedRow,
  STEP_BOUNDS,
  numberedStart,
} from './described-row.ts'
import { withoutStepNumberBeside } from './row-looks.ts'
import {
  announcedAbove,
  changeFeatures,
  groupsBy,
  groupFeatures,
  neighbourFeatures,
} from './row-surroundings.ts'

/** The features of a row: for its segment, and for a change of segments before it. */
export interface RowFeatures {
  own: string[]
  change: string[]
}

/** First-person words, which are frequent in talk and rare in a method. */
const firstPerson =
  /(?:^|[^\p{L}])(?:i|i'm|i've|my|we|our|us|ich|wir|mir|mein\p{L}*|unser\p{L}*|je|j'|nous|mon|ma|mes|notre|nos|ik|wij|mijn|ons|jag|vi|min|vår|jeg|io|mio|mia|noi|nostr\p{L}*|yo|mi|mis|nuestr\p{L}*|eu|meu|minha|ja|mój|moja|nasz\p{L}*)(?=$|[^\p{L}])/iu
/** Words by which a site addresses its visitors. */
const siteWords =
  /comment|subscri|newsletter|cookie|follow|privacy|copyright|©|kommentar|abonn|iscriv|suscr|share|pin |print|rating|review|log in|sign up|reply|antwort/iu
/** 'If you like this': addresses the reader. */
const addressesReader =
  /^(?:if you|when you|wenn (?:du|ihr|sie)|si (?:vous|tu|te|quieres|quer\p{L}*|on)|se (?:você|quis\p{L}*|vi|ti|vol\p{L}*|vuoi|gost\p{L}*)|als (?:je|u)|om (?:du|ni)|hvis (?:du|man)|jeśli|jeżeli)(?=$|\P{L})/iu
const address = /[\w.]+@\w|https?:|www\./
const day = /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2}/
const heatOrTime = /\b\d+\s*(?:°|º|min|std|heures?|hours?|ore|uur|timm?)/iu

/** The features of all rows of a page, of which `foods` were read. */
export function featuresOfRows(rows: readonly PageRow[], foods: readonly PageLine[]): RowFeatures[] {
  const describedRows = rows.map(describeRow)
  const stems = new Set(foods.flatMap((line) => foodWords(textOf(line))).flatMap((word) => stemOf(word)))
  const announcedTexts = announcedAbove(describedRows)
  const kinds = groupsBy(describedRows, ({ row }) => row.kind)
  const lists = groupsBy(describedRows, ({ row }) => row.list)
  const holders = groupsBy(describedRows, ({ row }) => row.holder)
  return describedRows.map((described, at) => {
    const announcement = announcedTexts[at] ?? ''
    return {
      own: [
        ...lookFeatures(described),
        ...wordFeatures(described, announcement, stems),
        ...placeFeatures(at, describedRows.length),
        ...neighbourFeatures(describedRows, at),
        ...(announcedTexts[at] ? announcedTexts[at].split(' ') : []),
        ...announcementFeatures(described, announcement),
        ...groupFeatures('kind', kinds.get(described.row.kind), described),
        ...groupFeatures('list', lists.get(described.row.list), described),
        `holder${gradeByBounds(holders.get(described.row.holder)?.rows ?? 1, 2, 4)}`,
      ],
      change: changeFeatures(describedRows, at),
    }
  })
}

/** Letters of a word that are the same in most of its forms. */
const STEM = 5
const stemOf = (word: string) => (word.length > 3 ? [word.slice(0, STEM)] : [])

/** How a row looks by itself. */
function lookFeatures({ row, label, words: length, food, step, isStepNumber }: DescribedRow): string[] {
  const { text, tag, rank, list } = row
  const [foodGrade, stepGrade] = [gradeByBounds(food, ...FOOD_BOUNDS), gradeByBounds(step, ...STEP_BOUNDS)]
  const conditions: [string, boolean][] = [
    ['ends', /[.!。]["”')]?$/.test(text)],
    ['colon', text.endsWith(':')],
    ['asks', text.endsWith('?')],
    ['number', beginsWithNumber(text)],
    ['counted', numberedStart.test(text)],
    ['count', isStepNumber],
    ['measure', isAmountOnly(text)],
    ['small', /^\p{Ll}/u.test(row.textWithoutMarker)],
    ['linked', row.isLinked],
    ['ordered', list !== null && tagOf(list) === 'ol'],
    ['pieces', row.pieces.length > 1],
    ['beside', withoutStepNumberBeside(row) !== text],
    ['address', address.test(text)],
    ['day', day.test(text)],
    ['bye', isWish(text) || isGoodbye(text) || isFarewell(text)],
    ['note', noteLine.test(text)],
    ['bracket', /^[(*]/.test(text)],
    ['heat', heatOrTime.test(text)],
    ['ifYou', addressesReader.test(row.textWithoutMarker)],
    [`label:${label}`, label !== ''],
    [`label:${label}:${rank > 0}`, label !== ''],
  ]
  return [
    'any',
    `food${foodGrade}`,
    `step${stepGrade}`,
    `food${foodGrade}step${stepGrade}`,
    `words${gradeByBounds(length, 2, 4, 9, 16, 30, 60)}`,
    `tag:${tag}`,
    `rank${rank === 7 ? 7 : Math.min(rank, 2)}`,
    ...conditions.flatMap(([feature, holds]) => (holds ? [feature] : [])),
  ]
}

/** What a row's words are: the writer's own, the site's, those of the foods. */
function wordFeatures(
  { row, words: length, step }: DescribedRow,
  announcement: string,
  stems: Set<string>,
): string[] {
  if (length < 3) return []
  const [label] = announcement.split(' ')
  const rowStems = new Set((row.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap(stemOf))
  const usedCount = [...rowStems].filter((stem) => stems.has(stem)).length
  const usesFeature = `uses${Math.min(3, usedCount)}`
  return [
    ...(firstPerson.test(row.text) ? ['self', `self:${label?.replace(/\d+$/, '')}`] : []),
    ...(siteWords.test(row.text) ? ['site'] : []),
    ...(stems.size > 0
      ? [
          usesFeature,
          `${usesFeature}:${label?.replace(/\d+$/, '')}`,
          `uses${Math.min(2, usedCount)}step${gradeByBounds(step, ...STEP_BOUNDS)}`,
        ]
      : []),
  ]
}

/** Where on its page a row stands. */
const placeFeatures = (at: number, length: number) => [
  `from${gradeByBounds(at / length, 0.1, 0.25, 0.5, 0.75)}`,
  `left${gradeByBounds(length - at, 2, 4, 10)}`,
]

/** How a row looks below what is announced above it. */
function announcementFeatures({ row, food, step }: DescribedRow, announcement: string): string[] {
  return announcement
    .split(' ')
    .slice(0, 2)
    .map((announced) => announced.replace(/\d+$/, ''))
    .flatMap((announced) => [
      `${announced}step${gradeByBounds(step, ...STEP_BOUNDS)}`,
      `${announced}food${gradeByBounds(food, ...FOOD_BOUNDS)}`,
      `${announced}title:${row.rank > 0}`,
    ])
}
