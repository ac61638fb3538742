/** Servings and times as a page says them to people: a label, and a count or a duration beside or below it. */
import { minutesIn } from './duration.ts'
import type { PageRecipe } from './page-recipe.ts'
import type { PageRow } from './page-rows.ts'
import { servingsIn } from './yield.ts'

const servingsLabel =
  /^(?:recipe |ingr[eé]di[eë]n\p{L}* |zutaten )?(?:serves|servings?|serving size|serve|yields?|makes|portion(?:s|en|er|i)?|porsjoner|porções|porciones|raciones|porzioni|porcj[ae]|porcií|porce|adag\p{L}*|people|personen|personnes?|personas|persone|pessoas|personer|dosi|rendimento|rende|für|pour|para|per|voor|till?|for|antal|number of \p{L}+|quantit[àyé]|menge|μερίδες|nombre de \p{L}+|aantal \p{L}+|人份|份量|分量)(?=$|[^\p{L}])/iu
const servingsAnywhere =
  /(?:^|[^\d/.,])(\d{1,3})(?:\s*(?:-|–|to|à|bis|tot)\s*\d{1,3})?\s*(?:servings?|people|persons?|portions?|personen|personnes?|personas|persone|pessoas|personer|porciones|raciones|porzioni|porções|portionen|porties|porsjoner|pers\.?|couverts|adag\p{L}*|fő\p{L}*|μερίδ\p{L}*|άτομα|os[óo]b\p{L}*|porcj\p{L}*|porc\p{L}*|人份)(?=$|[^\p{L}])/iu
const times: [keyof PageRecipe & ('prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'), RegExp][] = [
  [
    'prepTimeMinutes',
    /^(?:prep\p{L}*|hands[- ]on|active|vorbereitung\p{L}*|zubereitungszeit|arbeitszeit|temps de pr[ée]paration|pr[ée]paration|tiempo de prep\p{L}*|tempo de prep\p{L}*|tempo di prep\p{L}*|voorbereid\p{L}*|bereidingstijd|forberedelse\p{L}*|arbejdstid|előkészít\p{L}*)(?:\s*time)?(?=$|[^\p{L}])/iu,
  ],
  [
    'cookTimeMinutes',
    /^(?:cook\p{L}*|bak(?:e|ing)|roast\p{L}*|koch(?:zeit|en)|backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocci[óo]n|cocci[óo]n|tempo de (?:cozedura|forno)|(?:tempo di )?cottura|kooktijd|baktijd|oventijd|kogetid|bagetid|steketid|sütési\p{L}*|főzési\p{L}*)(?:\s*time)?(?=$|[^\p{L}])/iu,
  ],
  [
    'totalTimeMinutes',
    /^(?:total|time|ready in|takes|duration|gesamt\p{L}*|dauer|temps total|dur[ée]e|tiempo total|tiempo|tempo(?: total\p{L}*)?|tid(?: i alt)?|totale? tijd|tijd|tilberedningstid|samlet tid|elkészítés\p{L}*|χρόνος)(?:\s*time)?(?=$|[^\p{L}])/iu,
  ],
]

type Facts = Pick<PageRecipe, 'servings' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'>

const SHORT = 80

/** The first count near a word for servings, and the first duration near each word for a time. */
export function factsAmong(rows: PageRow[]): Facts {
  const facts: Facts = {
    servings: null,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
  }
  let loose: number | null = null
  rows.forEach((row, at) => {
    for (const piece of row.text.length <= SHORT ? [row.text] : row.text.split(/\s*[|•·,;]\s+/)) {
      if (piece.length > SHORT) continue
      const next = rows[at + 1]?.text ?? ''
      facts.servings ??= servingsBeside(piece, next)
      loose ??= countIn(servingsAnywhere.exec(piece)?.[1] ?? '')
      for (const [field, label] of times) facts[field] ??= minutesBeside(piece, next, label)
    }
  })
  facts.servings ??= loose
  return facts
}

const countIn = (text: string) => (/\d/.test(text) ? servingsIn(text) : null)

function servingsBeside(text: string, next: string): number | null {
  const label = servingsLabel.exec(text)?.[0]
  if (!label) return null
  const rest = text.slice(label.length).replace(/^\s*[:\-–—]?\s*/, '')
  const strict = /^(?:für|pour|para|per|voor|till?|for|antal|quantit.|menge)$/i.test(label)
  if (/\d/.test(rest))
    return strict
      ? countIn(servingsAnywhere.exec(rest)?.[1] ?? '')
      : countIn(/^\D{0,15}\d.*/.exec(rest)?.[0] ?? '')
  return !strict && rest.length < 12 && /^\D{0,6}\d{1,3}(?!\d|\s*(?:min|h\b))/.test(next) && next.length <= 30
    ? countIn(next)
    : null
}

function minutesBeside(text: string, next: string, label: RegExp): number | null {
  const said = label.exec(text)?.[0]
  if (!said) return null
  const rest = text.slice(said.length)
  if (/\d/.test(rest)) return rest.length <= 45 ? timeIn(rest) : null
  return rest.length < 12 && next.length <= 30 && /^\D{0,8}\d/.test(next) ? timeIn(next) : null
}

/** A duration only where it says its unit: '20' alone may be anything. */
const timeIn = (text: string) =>
  /\d\s*\p{L}/u.test(text) ? minutesIn(text.replace(/^[^\p{L}\d]+/u, '').replace(/[()]/g, ' ')) : null
