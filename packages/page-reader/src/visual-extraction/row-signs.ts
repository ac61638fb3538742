/**
 * Signs by which all rows of a page are parted at once: how each looks, what stands around it, what
 * was announced above it. Each sign is a name; what it counts for is learnt.
 */
import { isFarewell, isGoodbye, isWish } from '../page/farewell.ts'
import { beginsWithNumber, foodWords, isMeasure } from '../page/line-shape.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'
import { noteBefore } from '../page/part-labels.ts'
import { tagOf } from '../page/document.ts'
import type { PageRow } from '../page/rows.ts'
import { withoutCountBeside } from './row-looks.ts'
import { announcedAbove, changes, groupsBy, groupSigns, neighbours } from './row-surroundings.ts'
import { FOODS, grade, seenRow, type SeenRow, SHAPES, startsWithCount } from './seen-row.ts'

/** What speaks for the part of a row, and for a change of parts before it. */
export interface RowSigns {
  own: string[]
  change: string[]
}

/** Who writes says so of themselves in talk, and seldom in a method. */
const self =
  /(?:^|[^\p{L}])(?:i|i'm|i've|my|we|our|us|ich|wir|mir|mein\p{L}*|unser\p{L}*|je|j'|nous|mon|ma|mes|notre|nos|ik|wij|mijn|ons|jag|vi|min|vår|jeg|io|mio|mia|noi|nostr\p{L}*|yo|mi|mis|nuestr\p{L}*|eu|meu|minha|ja|mój|moja|nasz\p{L}*)(?=$|[^\p{L}])/iu
/** Words of a site about itself and its readers. */
const site =
  /comment|subscri|newsletter|cookie|follow|privacy|copyright|©|kommentar|abonn|iscriv|suscr|share|pin |print|rating|review|log in|sign up|reply|antwort/iu
/** 'If you like this': speaks to whoever reads. */
const ifYou =
  /^(?:if you|when you|wenn (?:du|ihr|sie)|si (?:vous|tu|te|quieres|quer\p{L}*|on)|se (?:você|quis\p{L}*|vi|ti|vol\p{L}*|vuoi|gost\p{L}*)|als (?:je|u)|om (?:du|ni)|hvis (?:du|man)|jeśli|jeżeli)(?=$|\P{L})/iu
const address = /[\w.]+@\w|https?:|www\./
const day = /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d{2}/
const heatOrTime = /\b\d+\s*(?:°|º|min|std|heures?|hours?|ore|uur|timm?)/iu

/** The signs of all rows, among which these foods were read. */
export function signsOfRows(rows: readonly PageRow[], foods: readonly PageLine[]): RowSigns[] {
  const seen = rows.map(seenRow)
  const stems = new Set(foods.flatMap((line) => foodWords(textOf(line))).flatMap((word) => stemOf(word)))
  const above = announcedAbove(seen)
  const kinds = groupsBy(seen, ({ row }) => row.kind)
  const lists = groupsBy(seen, ({ row }) => row.list)
  const holders = groupsBy(seen, ({ row }) => row.holder)
  return seen.map((one, at) => {
    const over = above[at] ?? ''
    return {
      own: [
        ...looks(one),
        ...words(one, over, stems),
        ...place(at, seen.length),
        ...neighbours(seen, at),
        ...(above[at] ? above[at].split(' ') : []),
        ...announcements(one, over),
        ...groupSigns('kind', kinds.get(one.row.kind), one),
        ...groupSigns('list', lists.get(one.row.list), one),
        `holder${grade(holders.get(one.row.holder)?.rows ?? 1, 2, 4)}`,
      ],
      change: changes(seen, at),
    }
  })
}

/** Letters of a word that stay in all its forms, most of the time. */
const STEM = 5
const stemOf = (word: string) => (word.length > 3 ? [word.slice(0, STEM)] : [])

/** How a row looks by itself. */
function looks({ row, label, words: length, food, step, isCount }: SeenRow): string[] {
  const { text, tag, rank, list } = row
  const [foodGrade, stepGrade] = [grade(food, ...FOODS), grade(step, ...SHAPES)]
  const isThat: [string, boolean][] = [
    ['ends', /[.!。]["”')]?$/.test(text)],
    ['colon', text.endsWith(':')],
    ['asks', text.endsWith('?')],
    ['number', beginsWithNumber(text)],
    ['counted', startsWithCount.test(text)],
    ['count', isCount],
    ['measure', isMeasure(text)],
    ['small', /^\p{Ll}/u.test(row.unsigned)],
    ['linked', row.linked],
    ['ordered', list !== null && tagOf(list) === 'ol'],
    ['pieces', row.pieces.length > 1],
    ['beside', withoutCountBeside(row) !== text],
    ['address', address.test(text)],
    ['day', day.test(text)],
    ['bye', isWish(text) || isGoodbye(text) || isFarewell(text)],
    ['note', noteBefore.test(text)],
    ['bracket', /^[(*]/.test(text)],
    ['heat', heatOrTime.test(text)],
    ['ifYou', ifYou.test(row.unsigned)],
    [`label:${label}`, label !== ''],
    [`label:${label}:${rank > 0}`, label !== ''],
  ]
  return [
    'any',
    `food${foodGrade}`,
    `step${stepGrade}`,
    `food${foodGrade}step${stepGrade}`,
    `words${grade(length, 2, 4, 9, 16, 30, 60)}`,
    `tag:${tag}`,
    `rank${rank === 7 ? 7 : Math.min(rank, 2)}`,
    ...isThat.flatMap(([sign, holds]) => (holds ? [sign] : [])),
  ]
}

/** What a row's words are: the writer's own, the site's, those of the foods. */
function words({ row, words: length, step }: SeenRow, over: string, stems: Set<string>): string[] {
  if (length < 3) return []
  const [label] = over.split(' ')
  const said = new Set((row.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap(stemOf))
  const used = [...said].filter((stem) => stems.has(stem)).length
  const uses = `uses${Math.min(3, used)}`
  return [
    ...(self.test(row.text) ? ['self', `self:${label?.replace(/\d+$/, '')}`] : []),
    ...(site.test(row.text) ? ['site'] : []),
    ...(stems.size > 0
      ? [
          uses,
          `${uses}:${label?.replace(/\d+$/, '')}`,
          `uses${Math.min(2, used)}step${grade(step, ...SHAPES)}`,
        ]
      : []),
  ]
}

/** Where on its page a row stands. */
const place = (at: number, length: number) => [
  `from${grade(at / length, 0.1, 0.25, 0.5, 0.75)}`,
  `left${grade(length - at, 2, 4, 10)}`,
]

/** How a row looks below what is announced above it. */
function announcements({ row, food, step }: SeenRow, over: string): string[] {
  return over
    .split(' ')
    .slice(0, 2)
    .map((said) => said.replace(/\d+$/, ''))
    .flatMap((said) => [
      `${said}step${grade(step, ...SHAPES)}`,
      `${said}food${grade(food, ...FOODS)}`,
      `${said}title:${row.rank > 0}`,
    ])
}
