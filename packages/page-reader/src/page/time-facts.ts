/**
 * The times of a recipe as a page says them to people: beside a label, over it, below it, or alone
 * near the servings.
 */

import { minutesIn } from './duration.ts'
import type { PageRecipe } from './page-recipe.ts'
import { anyOf, type WordsByLanguage } from './words-by-language.ts'

/** Characters of a label and its time, and of a time alone. */
const LONGEST = 80
const LONGEST_TIME = 45
const SHORT = 30
/** Pieces that one time fills: '1', 'hour', '30', 'minutes'. */
const MAX_PIECES = 4

type Times = Pick<PageRecipe, 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'>
type Kind = 'prep' | 'cook' | 'total' | 'making' | 'work'

const labelled = (words: WordsByLanguage) => new RegExp(`^(?:${anyOf(words)})(?=$|[^\\p{L}])`, 'iu')

/** 'Prep time', 'Vorbereitung', 'Forb. tid'. */
const prepTime = labelled({
  en: `(prep(?!* ?(\\+|&|and|/) ?cook)*( in)?|hands[- ]on|active)([- ]?time)?`,
  de: `vorbereitung*, arbeitszeit`,
  fr: `temps de préparation, préparation, en cuisine`,
  es: `preparación, tiempo de prep*`,
  it: `preparazione, tempo di prep*`,
  nl: `voorbereid*`,
  sv: `förberedelse*`,
  da: `forberedelse*, forb\\.? tid, arbejdstid`,
  pt: `preparação, preparo, tempo de prep*`,
  cs: `příprava`,
  el: `χρόνος προετοιμασίας, προετοιμασία`,
  hu: `előkészít*( idő)?`,
})

/** 'Cooking', 'Backzeit', 'Tilb. tid'. */
const cookTime = labelled({
  en: `(cook(ing|s in)?|bak(e|ing)|roast(ing)?)([- ]?time)?`,
  de: `kochen, (koch|back|gar)(zeit|dauer)`,
  fr: `temps de cuisson, cuisson`,
  es: `tiempo de cocción, cocción`,
  it: `(tempo di )?cottura`,
  nl: `kooktijd, baktijd, oventijd, stooftijd`,
  sv: `koktid, gräddningstid`,
  da: `kogetid, bagetid, tilb\\.? tid`,
  no: `steketid`,
  pt: `tempo de (cozedura|forno|cocção|coção|cozimento)`,
  pl: `czas (pieczenia|gotowania), pieczenie, gotowanie`,
  el: `χρόνος (μαγειρέματος|ψησίματος)`,
  hu: `sütési*( idő)?, főzési*( idő)?`,
})

/** 'Total time', 'Ready in', 'Gesamtzeit'. */
const totalTime = labelled({
  en: `prep* ?(\\+|&|and|/) ?cook*([- ]?time)?, total([- ]?time)?, time( required)?, ready( in)?, takes, duration`,
  de: `gesamt*, dauer`,
  fr: `temps total, durée( totale)?`,
  es: `tiempo total, tiempo`,
  it: `tempo( total*)?`,
  nl: `totale? tijd, tijd`,
  sv: `tid`,
  da: `tid( i alt)?, samlet tid`,
  pl: `(całkowity )?czas( przygotowania)?`,
  cs: `celkový čas`,
  el: `χρόνος( εκτέλεσης)?, συνολικός χρόνος`,
})

/**
 * 'Zubereitungszeit' is the total time; where the page names the preparation too, it is the
 * cooking.
 */
const makingTime = labelled({
  de: `zubereitungs(zeit|dauer)`,
  nl: `bereidingstijd, bereidingsduur`,
  da: `tilberedningstid`,
  pl: `czas przygotowania`,
  hu: `elkészítés*( idő)?`,
})

/**
 * 'Zubereitung' with a time is the same, but beside a time of cooking it is what is done before.
 * More often the word stands over the steps.
 */
const workTime = labelled({
  de: `zubereitung`,
  nl: `bereid(en|ing)`,
  sv: `tillagning`,
  da: `tilberedning`,
  pl: `przygotowanie`,
})

const labels: [Kind, RegExp][] = [
  ['making', makingTime],
  ['work', workTime],
  ['prep', prepTime],
  ['cook', cookTime],
  ['total', totalTime],
]

/** Whether a text begins with a time and its label: 'cook 1 hour', '20 min prep'. */
export const mentionsTime = (text: string): boolean =>
  labels.some(([kind, label]) => {
    if (/^\d/.test(text)) return minutesBefore(text, label) !== null
    const word = label.exec(text)?.[0]
    const rest = word === undefined ? '' : text.slice(word.length)
    if (kind === 'work') return isOnlyTime(rest)
    return /^\W{0,3}(?:about |around |approx\.? |ca\.? |circa )?\d/i.test(rest) && timeIn(rest) !== null
  })

/** The first time of each kind among the pieces of a page's text. */
export function timesAmong(pieces: string[]): Times {
  const found: Partial<Record<Kind, number>> = {}
  const isOver = areTimesOver(pieces)
  pieces.forEach((piece, at) => {
    if (piece.length > LONGEST) return
    for (const [kind, label] of labels) {
      const minutes = minutesOf(pieces, at, label, isOver)
      if (minutes === null || (kind === 'work' && !isTimeOfWork(pieces, at))) continue
      found[kind] ??= minutes
      break
    }
  })
  const { prep = null, cook = null, total = null, work = null } = found
  const making = found.making ?? work
  // Preparation, and 'Zubereitung' after it.
  const isCook = prep !== null && cook === null && making !== null
  const before = cook === null ? null : work
  return {
    prepTimeMinutes: prep ?? before ?? (total === null ? null : making),
    cookTimeMinutes: isCook ? making : cook,
    totalTimeMinutes: total ?? (prep === null && cook === null ? making : null),
  }
}

/** Whether a text is a time and no more, perhaps about one. */
const isOnlyTime = (text: string) =>
  isNumber(text) ||
  isTime(text.replace(/^[^\p{L}\d]+/u, '').replace(/^(?:ca|circa|etwa|około|ongeveer)\.? /i, ''))

/** Beside or below the label of `workTime` a time stands alone: what else follows are steps. */
function isTimeOfWork(pieces: string[], at: number): boolean {
  const piece = pieces[at] ?? ''
  if (/^\d/.test(piece)) return true
  const rest = piece.replace(workTime, '').trim()
  return isOnlyTime(/\d/.test(rest) ? rest : (pieces[at + 1] ?? ''))
}

/** The time beside, below or over a label. */
function minutesOf(pieces: string[], at: number, label: RegExp, isOver: boolean): number | null {
  const piece = pieces[at] ?? ''
  if (/^\d/.test(piece)) return minutesBefore(piece, label)
  const labelText = label.exec(piece)?.[0]
  if (labelText === undefined) return null
  const rest = piece.slice(labelText.length)
  if (/\d/.test(rest))
    return rest.length <= LONGEST_TIME ? (timeIn(rest) ?? bareMinutes(rest, labelText)) : null
  if (rest.length >= 12) return null
  return isOver ? timeOver(pieces, at) : timeBelow(pieces, at + 1, labelText)
}

/** Characters of a line of times alone. */
const LONGEST_LINE = 120
/** A label that speaks of time: 'Cooking time', 'Gesamtzeit'. 'Bake' may begin a step. */
const saysTime = /time|zeit|dauer|temps|durée|tiempo|tempo|tijd|tid|czas|idő|čas|:/iu
const timeBehind =
  /^\s?:?\s*(?:about |around |approx\.? |ca\.? |circa |etwa |environ |ungefähr |około )?(\d[\d.,½¼¾–-]*\s?\p{L}{1,8}\.?(?:\s(?:und |and |et |e |y |en |och |og |i )?\d+\s?\p{L}{1,8}\.?)?)[\s,;|·•/–-]*/iu

/** Whether a text is times with their labels and no more: 'Arbeitszeit 30 Min. Backzeit 1 Std.' */
export function areLabelledTimes(text: string): boolean {
  if (text.length > LONGEST_LINE || !/\d/.test(text)) return false
  let [rest, count] = [text, 0]
  while (rest !== '') {
    const label = labels.map(([, words]) => words.exec(rest)?.[0]).find((words) => words !== undefined)
    const [time = '', said = ''] = timeBehind.exec(rest.slice(label?.length ?? rest.length)) ?? []
    if (label === undefined || timeIn(said) === null) return false
    if (!saysTime.test(label + time)) return false
    rest = rest.slice(label.length + time.length)
    count++
  }
  return count > 0
}

/** '20 mins cooking time'. */
function minutesBefore(piece: string, label: RegExp): number | null {
  const [, time, rest = ''] =
    /^(\d[\d\s.,½¼¾–-]*\p{L}{1,8}\.?(?:\s\d+\s?\p{L}{1,8}\.?)?)\s+(\p{L}.*)$/u.exec(piece) ?? []
  return time !== undefined && rest.length <= SHORT && label.test(rest) ? timeIn(time) : null
}

const isNumber = (piece: string | undefined) => /^\d{1,3}$/.test(piece ?? '')

/** '20 min' in the next piece, or '20' and 'min' in a piece each. */
function timeBelow(pieces: string[], at: number, labelText: string): number | null {
  const next = pieces[at] ?? ''
  if (next.length > SHORT || !/^\D{0,8}\d/.test(next)) return null
  if (!isNumber(next)) return timeIn(next)
  let text = ''
  for (let index = at; index + 1 < at + MAX_PIECES + 1 && isNumber(pieces[index]); index += 2) {
    const together = `${text} ${pieces[index]} ${pieces[index + 1] ?? ''}`
    if ((pieces[index + 1] ?? '').length > 12 || timeIn(together) === timeIn(text)) break
    text = together
  }
  return timeIn(text) ?? bareMinutes(next, labelText)
}

const timeOver = (pieces: string[], at: number) =>
  isTime(pieces[at - 1] ?? '') ? timeIn(pieces[at - 1] ?? '') : null

/**
 * Whether the page sets its times over their labels: the last label has none below, or the first
 * one none over it.
 */
function areTimesOver(pieces: string[]): boolean {
  let over = 0
  pieces.forEach((piece, at) => {
    if (piece.length > SHORT || /\d/.test(piece) || !labels.some(([, label]) => label.test(piece))) return
    over += Number(isTime(pieces[at - 1] ?? '')) - Number(/^\d/.test(pieces[at + 1] ?? ''))
  })
  return over > 0
}

/** Whether the text is a time and no more. */
export const isTime = (text: string): boolean =>
  text.length <= SHORT &&
  /^(?:\d+(?:[.,]\d+)?\s*\p{L}{1,8}\.?[\s,]*){1,2}$/u.test(text) &&
  timeIn(text) !== null

/** 'Prep time: 15' is minutes. */
const bareMinutes = (text: string, labelText: string): number | null =>
  /(?:time|tid|zeit|tijd)$/i.test(labelText) && /^[\s:–-]*\d{1,3}$/.test(text)
    ? minutesIn(text.replace(/\D+/, ''))
    : null

/** A duration that says its unit; null for '20' alone, which may be anything. */
export const timeIn = (text: string): number | null =>
  /\d\s*\p{L}/u.test(text) ? minutesIn(text.replace(/^[^\p{L}\d]+/u, '').replace(/[()]/g, ' ')) : null
