/** How many a recipe feeds, and what it makes. */

import { belowTwenty } from '@plateful/ingredients/measure/number-words'

/** Numbers in English words, as a yield has them. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [...belowTwenty.slice(1, 11), 'twelve'].map((word) => [word, belowTwenty.indexOf(word)]),
)

/** Numbers in the words of other languages, and dozens. */
const spelledCounts: readonly (readonly [count: number, words: string])[] = [
  [24, 'two dozen|zwei dutzend|deux douzaines'],
  [2, 'two|zwei|deux|due|dos|twee|två|to|dois|duas|dwie|dwóch'],
  [3, 'three|drei|trois|tre|tres|três|drie|trzy|trzech'],
  [4, 'four|vier|quatre|quattro|cuatro|quatro|fyra|fire|cztery|czterech'],
  [5, 'five|fünf|cinq|cinque|cinco|vijf|fem|pięć|pięciu'],
  [6, 'six|sechs|sei|seis|zes|sex|seks|sześć|sześciu|half a dozen|ein halbes dutzend|une demi[- ]douzaine'],
  [7, 'seven|sieben|sept|sette|siete|sete|zeven|sju|syv'],
  [8, 'eight|acht|huit|otto|ocho|oito|åtta|otte|åtte|osiem|ośmiu'],
  [9, 'nine|neun|neuf|nove|nueve|negen|nio|ni'],
  [10, 'ten|zehn|dix|dieci|diez|dez|tien|tio|ti|dziesięć|dziesięciu'],
  [
    12,
    'twelve|(?:a|one) dozen|zwölf|ein dutzend|douze|une douzaine|dodici|una dozzina|doce|una docena|doze|uma dúzia|twaalf|een dozijn|tolv|et dusin|ett dussin|dwanaście|dwunastu',
  ],
]
const spelledCount = new RegExp(
  String.raw`(?<before>(?:^|[\s(])(?:recipe )?(?:serves|servings?|feeds|makes|yields?|enough for|for|für|ergibt|reicht für|pour|per|dosi per|para|rinde|rende|serve|voor|till|räcker till|til|dla|na)\s*:?\s+(?:about |around |etwa |ca\.? |environ |circa )?)` +
    String.raw`(?:${spelledCounts.map(([count, words]) => `(?<n${count}>${words})`).join('|')})(?![\p{L}-])`,
  'iu',
)
/** Characters of a line that says for how many a recipe is. */
const LONGEST_COUNT_LINE = 60

/** 'Feeds eight', 'Für sechs Personen', 'Makes a dozen' with the count in figures. */
export function withCountInFigures(text: string): string {
  if (text.length > LONGEST_COUNT_LINE) return text
  return text.replace(spelledCount, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    const count = spelledCounts.find(([value]) => groups[`n${value}`] !== undefined)?.[0]
    return count === undefined ? match : `${groups['before'] ?? ''}${count}`
  })
}

const MAX_COUNT = 1000
/** Characters that a count is looked for in. */
const LONGEST_TEXT = 200

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const SPELT_NUMBER = Object.keys(numberWords).join('|')
const COUNT = String.raw`(?:${NUMBER}|(?:${SPELT_NUMBER})(?![\p{L}]))`
const countPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(${COUNT})(?:\s*(?:[-–]|to|or|à|bis|oder|tot|till?|do|o|a)\s*${COUNT})?`,
  'giu',
)
const END = String.raw`(?=$|[^\p{L}])`

/** Words behind a number of eaters or portions: '4 people', '2 bowls'. */
const eaters = new RegExp(
  String.raw`^[\s.]*(?:[\p{L}-]+\s+)?(?:servings?|helpings?|portion(?:s|en|er|i)?|people|persons?|adults?|guests?|` +
    String.raw`bowls?|plates?|glass(?:es)?|drinks?|cocktails?|pers(?:on(?:en|nes?|as?|er|e))?|pessoas?|comensales|` +
    String.raw`racion(?:es)?|porci[oó]n(?:es)?|rações|ração|porç(?:ões|ão)|dos[ei]s?|porzion[ei]|coperti|couverts?|` +
    String.raw`convives|parts|porti(?:es?)|eters|gäste|esser|kuverter|porsjon(?:er)?|porcj[aięe]|porci?í|porce|os[óo]b[yęa]?|` +
    String.raw`adag(?:ra)?|főre|személyre|μερίδ(?:ες|α)|άτομα|порци[йиюя]|p|port)${END}[.]?|^\s*(?:人份|人分|人|份|인분)`,
  'iu',
)
/** What stands before a number of eaters, whatever follows it: 'Serves 4 as a starter'. */
const beforeServings = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:serves?|servings?|feeds|sert|sirve|räcker till|portion(?:s|en|er|i)?|porciones|raciones|` +
    String.raw`porzioni|porções|porties|porsjoner|porcje|personen|personas|persone|personnes|pessoas|people|persons|` +
    String.raw`μερίδες|人数|份量|分量)[\s:(]*(?:about|approx\.?|ca\.?|circa|around|up to|etwa|environ|cirka|około)?\s*$`,
  'iu',
)
/** Words that mean people only before a number alone: 'Für 4', and not 'für 12 Muffins'. */
const beforeEaters = /(?:^|[^\p{L}])(?:for|für|pour|para|per|voor|till?|dla|na)\s*$/iu
/** A label of a yield that does not say what is counted. */
const label =
  /^\s*(?:(?:recipe\s+)?(?:yields?|makes)|servings?|serves|ergibt|menge|portionen|quantit[éàá]|quantity|antal|aantal|rend(?:e|imento|imiento)|donne|opbrengst|anzahl)(?=$|[^\p{L}])\s*[:\-–]?\s*/iu

interface Count {
  value: number
  before: string
  after: string
}

/** The ending in 'Person(en)', 'serving(s)'. */
const pluralEnding = /(?<=\p{L}{3})\((?:e?s|e?n|er?|nen)\)/giu

/** The numbers in a text, with what stands before and after each. */
function countsIn(yieldText: string): Count[] {
  const text = yieldText
    .slice(0, LONGEST_TEXT)
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(pluralEnding, '')
  return [...text.matchAll(countPattern)].map((match) => {
    const [number = '', first = ''] = match
    const value = numberWords[first.toLowerCase()] ?? Number.parseFloat(first.replace(',', '.'))
    return { value, before: text.slice(0, match.index), after: text.slice(match.index + number.length) }
  })
}

const isOfEaters = ({ before, after }: Count) =>
  eaters.test(after) ||
  beforeServings.test(before) ||
  (beforeEaters.test(before) && !/^[\s(]*\p{L}/u.test(after))

const wholeCount = (count: number): number | null =>
  count > 0 && count <= MAX_COUNT ? Math.max(1, Math.floor(count)) : null

const aboutOrLabel =
  /^\s*\p{L}+(?:\s\p{L}+)?\s*:|(?<!\p{L})(?:about|approx|around|ca|circa|etwa|environ|env)(?!\p{L})/giu

/** The first count in a text, of whatever it is; the lower end of a range. */
export const countIn = (text: string): number | null => wholeCount(countsIn(text)[0]?.value ?? 0)

/**
 * How many a yield feeds: 'Serves 4-6' is 4, and so is '4'. Null where it counts or weighs what
 * comes out ('12 buns', '950 ml') and where it holds no number.
 */
export function servingsIn(yieldText: string): number | null {
  const counts = countsIn(yieldText)
  const eatersCount = counts.find(isOfEaters)
  if (eatersCount) return wholeCount(eatersCount.value)
  const [only, ...others] = counts
  if (only === undefined || others.length > 0) return null
  const surroundingWords = `${only.before.replace(label, '').replace(aboutOrLabel, '')} ${only.after}`
  return /\p{L}/u.test(surroundingWords) ? null : wholeCount(only.value)
}

/** Whether a text is a number of eaters or portions and no more: '4 people', '8 porções'. */
export const isServings = (text: string): boolean => {
  const [only, ...others] = countsIn(text)
  return (
    only !== undefined &&
    others.length === 0 &&
    !/\p{L}/u.test(only.before) &&
    eaters.test(only.after) &&
    !/\p{L}/u.test(only.after.replace(eaters, ''))
  )
}

/** The words of a yield where they say more than how many it serves: 'about 20 rolls'. */
export function makesIn(yieldText: string): string | null {
  const text = yieldText.replace(/\s+/g, ' ').trim()
  let rest = text
  for (
    let eatersCount = countsIn(rest).find(isOfEaters);
    eatersCount;
    eatersCount = countsIn(rest).find(isOfEaters)
  )
    rest = `${eatersCount.before.replace(beforeServings, '').replace(beforeEaters, '')} ${eatersCount.after.replace(eaters, '')}`
  const wordsLeft = rest.replace(label, '').replace(aboutOrLabel, '')
  if (text.length > LONGEST_TEXT || !/\p{L}{2}|\d\s?\p{L}/u.test(wordsLeft)) return null
  // '6 servings (1 cup each)': the words before the bracket say how many it serves, and no more.
  const [, servingsPart = '', madePart = ''] = /^([^(;]{1,40}?)\s*[(;]\s*(.+?)\)?$/.exec(text) ?? []
  const isSplit = madePart !== '' && servingsIn(servingsPart) !== null && makesIn(servingsPart) === null
  return isSplit ? madePart : text.replace(label, '')
}

/** A pattern for that number with a measure: '950 ml', 'about 4 cups'. */
const measurePattern = (count: number) =>
  new RegExp(
    String.raw`(?<!\d)${count}\s*(?:g|gr|grams?|kg|ml|cl|dl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|gallons?|fl)${END}`,
    'iu',
  )

/**
 * How many a recipe serves and what it makes, from all its yields. A number alone beside words
 * ('12', '12 rolls') is the number of servings, for which its nutrition is stated too.
 */
export function yieldAmong(yields: readonly string[]): {
  servings: number | null
  makes: string | null
} {
  const makes = yields.map(makesIn).find((words) => words !== null) ?? null
  const withServings = yields.filter((text) => servingsIn(text) !== null)
  const best = withServings.find((text) => /\p{L}/u.test(text)) ?? withServings[0]
  const servings = best === undefined ? null : servingsIn(best)
  // '950' beside '950 ml' is the same measure; '12' beside '12 rolls' is the number of servings.
  const isMeasured = makes !== null && servings !== null && measurePattern(servings).test(makes)
  return { servings: isMeasured && servingsIn(makes) === null ? null : servings, makes }
}
