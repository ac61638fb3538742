/** The lines of a text that announce a part of a recipe, and such labels inside a line. */

import { ingredientsLabel, methodLabel, otherLabel, toolsLabel } from '../page/part-label-patterns.ts'
import { isFact, withoutFactBehind } from './fact-lines.ts'
import type { TextLine } from './text-lines.ts'

/** The part of a recipe that a label begins. */
export type PartLabel = 'ingredients' | 'method' | 'other'

/** Characters and words of a line that is a label and no more. */
const LONGEST_LABEL = 60
const MAX_LABEL_WORDS = 7
const timeWord = /\b(?:time|mins?|minutes?|hours?)\b|zeit|tid\b|tijd|temps|tiempo|tempo/iu

/** A colon, a time and nothing else. */
const timeAhead =
  /^\s?[:–—]\s+\D{0,6}\d[\d.,½¼¾\s–-]*(?:h|min\p{L}*|std|st|hours?|\p{L}{0,4}(?:ur|ime|or)\p{L}*)(?=$|[^\p{L}])(?:\D{0,5}\d{1,2}\s*\p{L}{0,8}\.?)?\.?$/iu

/** The part that a line announces; null where it is a line of the recipe, or a fact. */
export function partLabelOf(line: TextLine): PartLabel | null {
  const text = withoutFactBehind(line.text.replace(/[\s:.?–-]+$/, ''))
  const words = text.split(/\s+/).length
  if (text.length > LONGEST_LABEL || words > MAX_LABEL_WORDS || line.count !== null) return null
  const isSet =
    line.isHeading || line.text.endsWith(':') || words <= 3 || isAllCaps(text) || isLabelAlone(text)
  if (!isSet || /[.!]$/.test(line.text) || (line.text.endsWith('?') && !isLabelAlone(text))) return null
  if (toolsLabel.test(text)) return 'other'
  if (ingredientsLabel.test(text)) return 'ingredients'
  if (timeWord.test(text) || /\d/.test(text)) return null
  if (methodLabel.test(text)) return 'method'
  return otherLabel.test(text) && !line.isBullet ? 'other' : null
}

/** Letters behind a label that still belong to it: 'Zo maak je het'. */
const MAX_LETTERS_BEHIND = 4

/** Whether a line is a label of foods or steps, and nothing else. */
const isLabelAlone = (text: string) =>
  [ingredientsLabel, methodLabel].some((label) => {
    const found = label.exec(text)?.[0]
    return found !== undefined && text.length - found.length <= MAX_LETTERS_BEHIND
  })

/** Whether a text is in capitals. */
export const isAllCaps = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()

/**
 * Labels inside a line begin lines of their own: 'Ingredients: 2 eggs. Method: Beat the eggs.'
 */
export function splitAtLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    // 'Préparation : 15 min | Portions : 2' says facts and no more.
    if (isFact(line.text)) return [line]
    const starts: { from: number; to: number }[] = []
    for (const colon of line.text.matchAll(/\s?[:–—]\s+(?=\S)/g)) {
      // 'Préparation : 20 min' is a fact.
      if (timeAhead.test(line.text.slice(colon.index))) continue
      const start = labelBefore(line.text, colon.index, starts.at(-1)?.to ?? 0)
      if (start !== null) starts.push({ from: start, to: colon.index + colon[0].length })
    }
    if (starts.length === 0) return [line]
    const parts: TextLine[] = []
    const addPart = (text: string, isHeading: boolean) => {
      if (/[\p{L}\d]/u.test(text))
        parts.push({ ...line, text: text.trim(), isHeading, isBullet: false, count: null })
    }
    addPart(line.text.slice(0, starts[0]?.from), line.isHeading)
    starts.forEach(({ from, to }, at) => {
      addPart(line.text.slice(from, to), true)
      addPart(line.text.slice(to, starts[at + 1]?.from), false)
    })
    return parts.map((part, at) => (at === 0 ? part : { ...part, isAfterBlank: false }))
  })
}

const MAX_WORDS_BEFORE = 5

/**
 * Where the words before a colon that are a label begin, behind the label before; null where they
 * are none.
 */
function labelBefore(text: string, colon: number, from: number): number | null {
  const offset = Math.max(from, colon - LONGEST_LABEL)
  const words = [...text.slice(offset, colon).matchAll(/\S+/g)]
  for (const word of words.slice(-MAX_WORDS_BEFORE)) {
    const at = offset + word.index
    const before = text.slice(0, at).trimEnd()
    if (before !== '' && !/[.!?)•|;:,\p{Extended_Pictographic}]$/u.test(before) && !/^\p{Lu}/u.test(word[0]))
      continue
    const possibleLabel = text.slice(at, colon).trim()
    // 'Recette 2 : …' is the number of a recipe, no label.
    const method = /\d/.test(possibleLabel) ? null : methodLabel.exec(possibleLabel)
    const label = (ingredientsLabel.exec(possibleLabel) ?? method)?.[0]
    if (label === undefined || timeWord.test(possibleLabel)) continue
    if (possibleLabel.length <= label.length + 25) return at
  }
  return null
}
