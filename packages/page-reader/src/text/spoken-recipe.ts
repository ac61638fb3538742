/** A recipe told in sentences, as in a message or a transcript: 'You need two eggs and …'. */
import { numberWords } from '../page/yield.ts'
import type { TextLine } from './text-lines.ts'

/** Words that begin what a recipe takes, up to the end of the sentence. */
const needs =
  /\b(?:you(?:['’]ll| will|['’]re (?:going to|gonna)| are going to)? (?:also )?need|(?:gonna|going to) need|it takes|ingredients are|man braucht|du brauchst|ihr braucht|il (?:te |vous )?faut|necesitas|ti serv(?:e|ono)|je hebt nodig|du behöver|du skal bruge)\b:?\s*/i
/** Words that begin what is done with it, where a transcript ends no sentence. */
const begins =
  /\b(?:so )?(?:first(?:ly)?(?: thing| of all| up)?|to (?:make|start|begin)|start by|begin by|now|okay|ok|then)\b/i

const units: Readonly<Record<string, number>> = {
  ...numberWords,
  eleven: 11,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const word = Object.keys(units).join('|')
const spelt = new RegExp(
  String.raw`\b(?:(an?|${word})\s+hundred(?:\s+and)?(?:\s+(${word})(?:[\s-]+(one|two|three|four|five|six|seven|eight|nine))?)?|(${word})(?:[\s-]+(one|two|three|four|five|six|seven|eight|nine))?)\b`,
  'gi',
)

const valueOf = (said: string | undefined) => (said === undefined ? 0 : (units[said.toLowerCase()] ?? 1))

/** 'two hundred and fifty grams' as '250 grams'; words that count nothing stay. */
export const inFigures = (text: string): string =>
  text.replace(spelt, (_, hundreds?: string, tens?: string, ones?: string, alone?: string, more?: string) =>
    hundreds === undefined
      ? `${valueOf(alone) + valueOf(more)}`
      : `${100 * valueOf(hundreds) + valueOf(tens) + valueOf(ones)}`,
  )

/** Where a sentence ends, or a transcript says what is done first. */
function endOfNeeds(text: string): number {
  const sentence = /[.!?](?=\s|$)/.exec(text)
  if (sentence) return sentence.index + 1
  return begins.exec(text)?.index ?? text.length
}

const amounts = /(?<!\d)\d|\ban? (?:tin|can|pinch|handful|clove|jar|pack|bunch|splash|knob)\b/gi
const FEWEST_AMOUNTS = 2

const part = (text: string, isHeading: boolean, line: TextLine): TextLine => ({
  text,
  isHeading,
  isBullet: false,
  count: null,
  isAfterBlank: line.isAfterBlank,
})

/**
 * Parts a told recipe into what it takes and what is done with it, each under the label that a
 * written one has; any other line stays as it is.
 */
export function spokenParts(line: TextLine): TextLine[] {
  const found = needs.exec(line.text)
  if (!found) return [line]
  const before = line.text.slice(0, found.index).trim()
  const rest = line.text.slice(found.index + found[0].length)
  const end = endOfNeeds(rest)
  const foods = partedAtAmounts(inFigures(rest.slice(0, end)))
  if ((foods.match(amounts)?.length ?? 0) < FEWEST_AMOUNTS) return [line]
  const method = rest.slice(end).trim()
  return [
    ...(before === '' ? [] : [part(before, false, line)]),
    part('Ingredients:', true, line),
    part(foods.replace(/[\s.!?]+$/, ''), false, { ...line, isAfterBlank: false }),
    ...(method === ''
      ? []
      : [part('Method:', true, line), part(method, false, { ...line, isAfterBlank: false })]),
  ]
}

/** A transcript has no commas: they are set before each amount. */
const partedAtAmounts = (text: string) =>
  text.includes(',')
    ? text
    : text
        .replace(/\s+(?:and\s+)?(?=\d|an? (?:tin|can|pinch|handful|jar|pack|bunch|splash|knob)\b)/gi, ', ')
        .replace(/^,\s*/, '')
