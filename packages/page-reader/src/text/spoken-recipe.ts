/** Reads a recipe in spoken sentences, as in a message or transcript: 'You need two eggs and …'. */

import { oneToNine, tens } from '@plateful/ingredients/measure/number-words'
import { isAppeal } from '../page/appeal.ts'
import { isGoodbye } from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { stepLikenessOf } from '../page/line-likeness.ts'
import { numberWords } from '../page/yield.ts'
import { foreignNumbersInFigures } from './foreign-numbers.ts'
import { foodsInList } from './split-food-line.ts'
import type { TextLine } from './text-lines.ts'

/** Phrases before the ingredients, which go on to the end of the sentence. */
const needsPhrase =
  /\b(?:you(?:['’]ll| will|['’]re (?:going to|gonna)| are going to)? (?:also )?need|(?:gonna|going to) need|it takes|ingredients are|man braucht|du brauchst|ihr braucht|brauch(?:st du|en wir|e ich|t man|t ihr)|il (?:te |vous )?faut|necesitas|(?:ti |ci |vi )serve|servono|ci vogliono|je hebt nodig|du behöver|du skal bruge)\b:?\s*/i
/** 'Take' before foods with an amount each: at least three of them, or it is a step. */
const takePhrase =
  /(?:^|\s)(?:take|nehmt?|man nehme|prenez|prends|prendete|prendi|toma|tome)\s+(?=\p{L}|\d)/iu
const MIN_TAKEN = 3

/** Words that begin the method, where a transcript has no full stops. */
const methodPhrase =
  /\b(?:so )?(?:first(?:ly)?(?: thing| of all| up)?|to (?:make|start|begin)|start by|begin by|now|okay|ok|then)\b/i

const numberValues: Readonly<Record<string, number>> = {
  ...numberWords,
  eleven: 11,
  fifteen: 15,
  ...Object.fromEntries(tens.map((word, index) => [word, 20 + 10 * index])),
}
const numberWord = Object.keys(numberValues).join('|')
const speltNumber = new RegExp(
  String.raw`\b(?:(an?|${numberWord})\s+hundred(?:\s+and)?(?:\s+(${numberWord})(?:[\s-]+(${oneToNine.join('|')}))?)?|(${numberWord})(?:[\s-]+(${oneToNine.join('|')}))?)\b`,
  'gi',
)

const valueOf = (word: string | undefined) =>
  word === undefined ? 0 : (numberValues[word.toLowerCase()] ?? 1)

/** 'two hundred and fifty grams' as '250 grams'; words that count nothing stay. */
export const numbersInFigures = (text: string): string =>
  text.replace(
    speltNumber,
    (_, hundreds?: string, ten?: string, ones?: string, alone?: string, more?: string) =>
      hundreds === undefined
        ? `${valueOf(alone) + valueOf(more)}`
        : `${100 * valueOf(hundreds) + valueOf(ten) + valueOf(ones)}`,
  )

/** The end of the ingredients: the end of the sentence, or the beginning of the method. */
function endOfNeeds(text: string): number {
  const sentenceEnd = /[.!?](?=\s|$)/.exec(text)
  if (sentenceEnd) return sentenceEnd.index + 1
  return methodPhrase.exec(text)?.index ?? text.length
}

const amounts =
  /(?<!\d)\d|\b(?:eine[nm]?|une?|un[ao]) \p{L}|\ban? (?:tin|can|pinch|handful|clove|jar|pack|bunch|splash|knob)\b/giu
const MIN_AMOUNTS = 2

/** A spoken method without its last sentences that ask to subscribe or say goodbye. */
function withoutEnd(method: string): string {
  const sentences = method.split(/(?<=[.!?])\s+/)
  const last = sentences.findLastIndex((sentence) => !(isAppeal(sentence) || isGoodbye(sentence)))
  return sentences.slice(0, last + 1).join(' ')
}

const makeLine = (text: string, isHeading: boolean, line: TextLine): TextLine => ({
  text,
  isHeading,
  isBullet: false,
  count: null,
  isAfterBlank: line.isAfterBlank,
  ...(line.isParted && { isParted: true }),
})

/**
 * Splits a spoken recipe into its ingredients and its method, each under a label as written texts
 * have them; any other line stays as it is.
 */
export function splitSpokenRecipe(line: TextLine): TextLine[] {
  const match = needsPhrase.exec(line.text)
  if (!match) return takenParts(line) ?? [line]
  const before = line.text.slice(0, match.index).trim()
  const rest = line.text.slice(match.index + match[0].length)
  const end = endOfNeeds(rest)
  const foods = withCommasAtAmounts(foreignNumbersInFigures(numbersInFigures(rest.slice(0, end))))
  if ((foods.match(amounts)?.length ?? 0) < MIN_AMOUNTS) return [line]
  return partsOf(line, before, foods.replace(/[\s.!?]+$/, ''), withoutEnd(rest.slice(end).trim()))
}

/** 'so for the leek soup', 'also für den Auflauf' before what it takes. */
const forTheDish =
  /^(?:(?:ok(?:ay)?|so|well|right|also|alors|allora),?\s+)*(?:for|für|pour|per|para|voor)\s+(?:(?:the|my|our|den|die|das|eine?n?|meinen?|la|les?|une?|il|lo|gli|el|de|het)\s+|l['’])(?=\p{L})/iu

/** What stands before the foods, the foods and the method, under labels. */
function partsOf(line: TextLine, before: string, foods: string, method: string): TextLine[] {
  const name = before.replace(forTheDish, '')
  return [
    ...(name === '' ? [] : [makeLine(name, false, line)]),
    makeLine('Ingredients:', true, line),
    makeLine(foods, false, { ...line, isAfterBlank: false }),
    ...(method === ''
      ? []
      : [makeLine('Method:', true, line), makeLine(method, false, { ...line, isAfterBlank: false })]),
  ]
}

/**
 * 'Pancakes for four take 200 grams of flour, …' as a name, foods and the method behind them;
 * null where what is taken is no list of foods.
 */
function takenParts(line: TextLine): TextLine[] | null {
  const match = line.count === null ? takePhrase.exec(line.text) : null
  if (!match) return null
  const rest = line.text.slice(match.index + match[0].length)
  const end = endOfNeeds(rest)
  const foods = foodsInList(
    withCommasAtAmounts(numbersInFigures(rest.slice(0, end)).replace(/[\s.!?]+$/, '')),
  )
  if (foods.length < MIN_TAKEN) return null
  return partsOf(line, line.text.slice(0, match.index).trim(), foods.join(', '), rest.slice(end).trim())
}

/** The name before the first amount, the foods up to a dash or a full stop, the method. */
const inOneLine =
  /^(?<name>[^\d½¼¾]{3,60}?)[\s:–—,-]*(?<=[\s:])(?<foods>[\d½¼¾].*?)(?:\s[-–—]\s|[.!]\s+)(?<method>.{15,})$/u
/** Foods in such a line. */
const MIN_FOODS = 3

/**
 * 'Flatbreads - 250 g flour, 1 egg, 1 tsp salt - mix and fry' as a name, foods and a method: a
 * recipe in one line of a text that has few.
 */
export function splitOneLineRecipe(line: TextLine): TextLine[] {
  const { name = '', foods = '', method = '' } = inOneLine.exec(line.text)?.groups ?? {}
  const listed = foods === '' ? [] : foodsInList(foods)
  if (line.count !== null || listed.length < MIN_FOODS || stepLikenessOf(method) < stepGrade.probable)
    return [line]
  const isOrder = stepLikenessOf(`${name} with all of it`) >= stepGrade.possible
  if (isOrder) return [line]
  return partsOf({ ...line, isParted: true }, name.trim(), listed.join(', '), withoutEnd(method))
}

/** Foods with a comma before each amount, where a transcript has no commas. */
const withCommasAtAmounts = (text: string) =>
  text.includes(',')
    ? text
    : text
        .replace(
          /\s+(?:(?:and|und|et|e)\s+)?(?=\d|(?:eine[nm]?|une?|un[ao])\s\p{L}|half an? |(?<!half )an? (?:tin|can|pinch|handful|jar|pack|bunch|splash|knob)\b)/giu,
          ', ',
        )
        .replace(/^,\s*/, '')
