/** Lines that say for how many a recipe is, how long it takes or how hard it is, and no more. */

import { isTime, mentionsTime } from '../page/time-facts.ts'
import { isServings, withCountInFigures } from '../page/yield.ts'

const factLine =
  /^(?:serves|servings?|makes|yields?|feeds|portions?|personen|for \d{1,2}(?= ?(?:people|persons|$))|für \d|pour \d|para \d|per \d|voor \d|(?:prep|cook|baking)(?=\s*:)|(?:prep\p{L}*|cook\p{L}*|baking|marinating|resting|chilling|rising|soaking) time|total|ready in|time|difficulty|zubereitungszeit|tiempo|temps|tempo|tid\b|portioner|porciones|porzioni)\b[^.!?]{0,60}$/iu

/** 'for 4', 'Dosi per 4', 'Dla 2 osób', 'till 6 pers': how many a recipe is for. */
const eaters =
  /^(?:(?:it|this|that|das|es|c['’]est|ça|den|det|dit|to|\p{L}+) (?:is |er |är |ist |holder |räcker |wychodzi )?)?(?:for|für|pour|para|per|voor|till?|dla|na|serves|feeds|rende|rinde)\s*:?\s*(?:about |ca\.? |circa )?(\d{1,2})(?:\s*[-–]\s*\d{1,2})?(?:\s*(?:people|persons?|pers(?:on(?:en|er|as|e|nes)?)?|personnes?|pessoas|fatias|fette|slices|pieces|stücke?|stukken|bitar|stykker|kawałk[óo]w|of us|os[óo]b[yę]?|porcj[aie]|portionen|porzioni|porções|raciones|portioner|porsjoner|porties|leute|ppl))?(?: as an? \p{L}+)?\s?[.:]?$/iu

/** Characters of a line with facts. */
const LONGEST_FACT = 80

/** '(serves 4)' as 'serves 4'. */
export const withoutBrackets = (text: string) => text.replace(/^[([]\s*(.*?)\s*[)\]]$/u, '$1')

/** The number in 'for 4' or 'c’est pour 4 :', null for any other text. */
export function forHowMany(text: string): number | null {
  const count = Number(eaters.exec(withCountInFigures(text.trim()))?.[1] ?? 0)
  return count > 0 ? count : null
}

/**
 * A label, a time and at most a word behind it: no sentence goes on. 'Bake 350 for 35 min.' is one.
 */
const timeAndLabel =
  /^\P{Nd}{0,30}\d[\d\s.,½¼¾–-]*(?!(?:for|at|in|bei|für|auf|à|pour|en|por|durante|per|op|på|w|na|przez)\s)\p{L}{1,12}(?:\.?\s*(?:and |und |et |e |y |og |och |en )?\d{1,2}\s*\p{L}{1,12})?(?:\.$|(?:\.?\s+\p{L}+){0,3}$)/u

const isOneFact = (text: string): boolean =>
  (factLine.test(text) && /\d|easy|medium|hard/i.test(text)) ||
  isServings(text) ||
  eaters.test(text) ||
  isTime(text) ||
  (timeAndLabel.test(text) && mentionsTime(text))

const factSeparator = /\s*[|•·;/]\s+|(?<=\d[^.]{0,14}),\s+|\s+[-–—]\s+/u

/** Whether a line says for how many, how long or how hard, and no more. */
export function isFact(line: string): boolean {
  const text = withCountInFigures(withoutBrackets(line))
  if (text.length > LONGEST_FACT) return false
  return isOneFact(text) || text.split(factSeparator).every(isOneFact)
}

/** 'Pie (serves 4)', 'Pie, for 4', 'Pie | 8 slices' without the fact behind it. */
export function withoutFactBehind(text: string): string {
  const [, before = '', fact = ''] =
    /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u.exec(text) ??
    /^(.*\S)\s*[,|–—-]\s+([^,|–—]*\d[^,|–—]*)$/u.exec(text) ??
    /^(.*\S)\s+((?:for|serves|feeds|für|pour|para|per|voor|till?|dla|na|do)\s+\d.*)$/iu.exec(text) ??
    []
  return before !== '' && (isOneFact(fact.trim()) || /\|\s*\d+ \p{L}+$/u.test(text)) ? before : text
}
