/**
 * Servings, times and difficulty as a page says them to people: a label, and a count or a duration
 * beside or below it.
 */

import { difficultyAmong } from './difficulty.ts'
import type { PageRecipe } from './page-recipe.ts'
import type { PageRow } from './page-rows.ts'
import { isTime, mentionsTime, timeIn, timesAmong } from './time-facts.ts'
import { anyOf, type WordsByLanguage } from './words-by-language.ts'
import { countIn, makesIn, servingsIn, withCountInFigures } from './yield.ts'

/** Words before or over the number of servings. */
const servingsWords: WordsByLanguage = {
  en: `serves, servings?, serve, yields?, makes, portions?, people, for, number of *, feeds`,
  de: `portionen, personen, ergibt, für, menge, anzahl( der)? *`,
  fr: `personnes?, pour, nombre de *, quantité`,
  es: `porciones, raciones, personas, para, rendimiento, rinde, número de *`,
  it: `porzioni, persone, dosi, per, rende, quantità, numero di *`,
  nl: `porties?, voor, aantal *`,
  sv: `portion(er)?, personer, till, antal`,
  da: `personer, til, antal`,
  no: `porsjoner, antall *`,
  pt: `porções, pessoas, rendimento`,
  pl: `porcj[ae], liczba *`,
  cs: `porcií, porce`,
  el: `μερίδες`,
  hu: `adag*`,
  id: `porti`,
  zh: `人份, 份量, 分量`,
}
const servingsLabel = new RegExp(
  String.raw`^(?:recipe |ingr[eé]di[eë]n\p{L}* |zutaten )?(?:${anyOf(servingsWords)})(?=$|[^\p{L}])`,
  'iu',
)
/** Words behind the number of servings. */
const servedWords: WordsByLanguage = {
  en: `servings?, people, persons?, portions?`,
  de: `personen, portionen, pers\\.?, port\\.?`,
  fr: `personnes?, couverts`,
  es: `personas, porciones, raciones`,
  it: `persone, porzioni`,
  nl: `porties`,
  sv: `portioner, personer`,
  da: `portioner`,
  no: `porsjoner`,
  pt: `pessoas, porções`,
  pl: `osób*, porcj*`,
  cs: `porc*`,
  el: `μερίδ*, άτομα`,
  hu: `személy*, adag*, f[ő]*`,
  zh: `人份`,
}
const servingsAnywhere = new RegExp(
  String.raw`(?:^|[^\d/.,])(\d{1,3})(?:\s*(?:-|–|to|à|bis|tot)\s*\d{1,3})?\s*(?:${anyOf(servedWords)})(?=$|[^\p{L}])`,
  'iu',
)
/** 'Serving size: 1 muffin', 'Serving: 1 slice': the size of a portion, not their number. */
const servingSize = /^serving(?: size)?(?=\s*:|\s+\d)/i

/** Labels of a yield, which may be counted in people, portions or pieces, or weighed. */
const madeLabel =
  /^(?:recipe )?(?:yields?|makes|rendimento|rendimiento|rende|rinde|ergibt|antal|menge|quantit[àyé]|dosi)$/iu

/** '4', 'ca. 4 - 6 people': a count, and no more than one word for what is counted. */
const countAlone = /^\D{0,6}\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?!\s*(?:min|h\b))\s*\p{L}{0,14}\.?$/u

/** Whether a word and what stands beside it say for how many a recipe is: 'Raciones', '4'. */
export const isServingsFact = (label: string, count: string): boolean =>
  servingsLabel.exec(label)?.[0] === label.replace(/\s*:$/, '') && countAlone.test(count)

type Facts = Pick<
  PageRecipe,
  'servings' | 'makes' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes' | 'difficulty'
>

const LONGEST_PIECE = 80

/**
 * The first count near a word for servings, the first duration near each word for a time, the level
 * beside its label.
 */
export function factsAmong(rows: readonly Pick<PageRow, 'text'>[]): Facts {
  const pieces = rows.flatMap(({ text }) => piecesOf(withCountInFigures(text)))
  const times = timesAmong(pieces)
  const { servings, makes } = yieldAmongPieces(pieces)
  const isTimed = Object.values(times).some((minutes) => minutes !== null)
  return {
    ...times,
    totalTimeMinutes: times.totalTimeMinutes ?? (isTimed ? null : timeAlone(pieces)),
    servings,
    makes,
    difficulty: difficultyAmong(pieces),
  }
}

/**
 * 'Serves 4 | 30 min' is two pieces, and so is 'Prep 20 min, cook 1 hour'. A long row is split at
 * its commas too.
 */
const piecesOf = (text: string): string[] =>
  (text.length <= LONGEST_PIECE
    ? text.split(/\s*[|•·]\s*|(?<!\bprep)\s+[—+]\s+/i)
    : text.split(/\s*[|•·,;]\s+/)
  )
    .filter(Boolean)
    .flatMap(partFacts)

const FACT_SEPARATOR = /[\s,;./&]+(?:(?:and|und|et|e|y|og|och|en)\s+)?(?=[\p{L}\d])/giu

/**
 * 'Prep 20 min, cook 1 hour' holds two times, each with its label, and 'Takes 45 minutes, serves 4'
 * two facts; 'Serves 4, with rice' holds one.
 */
function partFacts(text: string): string[] {
  if (text.length > LONGEST_PIECE || !/\d\D+\d/.test(text)) return [text]
  for (const { index, 0: separator } of text.matchAll(FACT_SEPARATOR)) {
    const [before, after] = [text.slice(0, index), text.slice(index + separator.length)]
    const isAfterTime = mentionsTime(before)
    if (!isAfterTime && !mentionsServings(before)) continue
    if (mentionsTime(after) || (isAfterTime && mentionsServings(after))) return [before, ...partFacts(after)]
  }
  return [text]
}

/** 'serves 4': begins with a label for servings and their count. */
const mentionsServings = (text: string) => /^\D{0,8}\d/.test(splitYieldLabel(text)?.rest ?? '')

function yieldAmongPieces(pieces: string[]): Pick<Facts, 'servings' | 'makes'> {
  let anywhere: number | null = null
  let servingSizeCount: number | null = null
  let makes: string | null = null
  for (const [at, piece] of pieces.entries()) {
    if (piece.length > LONGEST_PIECE) continue
    makes ??= makesBeside(piece, pieces[at + 1] ?? '')
    const servings = servingsBeside(piece, pieces[at + 1] ?? '')
    if (servings !== null && !servingSize.test(piece)) return { servings, makes }
    servingSizeCount ??= servings
    anywhere ??= /\d/.test(piece) ? countIn(servingsAnywhere.exec(piece)?.[1] ?? '') : null
  }
  return { servings: anywhere ?? servingSizeCount, makes }
}

/** Pieces between the servings and a time that stands beside them. */
const PIECES_AROUND = 2

/** The total time, where a single time without a label stands beside the servings. */
function timeAlone(pieces: string[]): number | null {
  for (const [at, piece] of pieces.entries()) {
    if (piece.length > LONGEST_PIECE || !(servingsAnywhere.test(piece) || servingsLabel.test(piece))) continue
    const timesNearby = pieces.slice(Math.max(0, at - PIECES_AROUND), at + PIECES_AROUND + 1).filter(isTime)
    const [time] = timesNearby
    if (timesNearby.length === 1 && time !== undefined) return timeIn(time)
  }
  return null
}

/** A label for a yield, and what stands behind it. */
function splitYieldLabel(text: string): { label: string; rest: string } | null {
  const label = servingsLabel.exec(text)?.[0]
  return label === undefined ? null : { label, rest: text.slice(label.length).replace(/^\s*[:\-–—]?\s*/, '') }
}

/** 'Makes 12 buns', or 'Yield' over '12 buns'. */
function makesBeside(text: string, next: string): string | null {
  const { label = '', rest = '' } = splitYieldLabel(text) ?? {}
  if (!madeLabel.test(label)) return null
  if (/\d/.test(rest)) return makesIn(rest)
  return rest === '' && /^\D{0,12}\d/.test(next) && next.length <= LONGEST_PIECE / 2 ? makesIn(next) : null
}

function servingsBeside(text: string, next: string): number | null {
  const { label = '', rest = '' } = splitYieldLabel(text) ?? {}
  if (!label) return null
  const needsUnit = /^(?:für|pour|para|per|voor|till?|for)$/i.test(label)
  const count = madeLabel.test(label) ? servingsIn : countIn
  if (/\d/.test(rest))
    return needsUnit
      ? countIn(servingsAnywhere.exec(rest)?.[1] ?? '')
      : count(/^\D{0,15}\d.*/.exec(rest)?.[0] ?? '')
  return !needsUnit && rest.length < 12 && countAlone.test(next) ? count(next) : null
}
