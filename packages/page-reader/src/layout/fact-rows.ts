/** Servings and times as a page sets them: each a line of its own, or beside each other. */
import { isFact } from '../text/fact-lines.ts'

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
