/**
 * Lines of a page that are no food and no step: labels that are printed on a form or a recipe card
 * ('SERVES', 'FROM THE KITCHEN OF'), and rows of servings and times.
 */

import { isFact } from '../text/fact-lines.ts'
import { partLabelOf } from '../text/part-label.ts'

const cardOwner = /^(?:from the (?:kitchen|recipe box) of|recipe (?:from|by)|from)\b[\s:._-]*/i
const valueLabel =
  /^(?:serves|servings?|yields?|makes|(?:prep|cook|total|baking) ?time|time|oven|temp\w*|name|class|group|date)[\s:._-]*$/i
const titleLabel =
  /^(?:recipe(?: for| name)?|name of (?:the )?(?:dish|recipe)|here[’']?s what[’']?s cookin[g’']?)[\s:._-]*$/i

/** Whether a line is only the label of what stands behind or below it. */
export const isFormLabel = (text: string): boolean =>
  titleLabel.test(text) || valueLabel.test(text) || cardOwner.exec(text)?.[0].length === text.length

/** Whether a line says nothing of the dish: a label without its value, or the card's owner. */
export const isEmptyLabel = (text: string): boolean =>
  isFormLabel(text) || (/^from the (?:kitchen|recipe box) of\b/i.test(text) && text.length < 64)

/** Whether a line announces the foods or the method and no more. */
export function isPartLabel(text: string): boolean {
  if (!/^\p{Lu}[\p{L} &’']{2,40}:?$/u.test(text)) return false
  const label = partLabelOf({ text, isHeading: false, isBullet: false, count: null, isAfterBlank: false })
  return label === 'ingredients' || label === 'method'
}

/** 'Cook for 3 minutes, until …' begins a sentence. */
const factSentence = /^(?:cook(?:ing)?|bak(?:e|ing)|prep|time|total)\s+(?!time|\d|in\b|:)\p{Ll}/iu
const factSeparator =
  /\s*[|•·;]\s+|(?<=\d[^.]{0,12})[.,]\s+|(?<=\d[^:]{0,9})\s+(?=(?:prep|cook|total|serves|makes)(?: time)?:?\s*\d)/i

/** Whether a line says for how many or how long, and no more. */
export const isFactRow = (text: string): boolean => !factSentence.test(text) && splitFacts(text).every(isFact)

/** The facts of a line, or the line itself where it holds none. */
export function splitFacts(text: string): string[] {
  const facts = text.split(factSeparator)
  return facts.length > 1 && facts.every(isFact) ? facts : [text]
}
