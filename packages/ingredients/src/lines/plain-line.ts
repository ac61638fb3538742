/**
 * Brings an ingredient line to one plain spelling, so that one rule is enough for what people write
 * in many ways.
 */

import { expandAbbreviations } from '../foods/expand-abbreviations.ts'
import { withForeignUnitsConverted } from '../measure/foreign-units.ts'
import { plainFractions, readNumber } from '../measure/quantity.ts'
import { canonicalUnit, isUnitWord } from '../measure/unit.ts'
import { hedgeBefore } from './amount-hedge.ts'
import { unitAfterNumber, unitsApart } from './units-apart.ts'

const numberPattern = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d+|\.\d+)`

/**
 * The line in one plain spelling: letters with their accents, straight quotes, '1 1/2' for '1½',
 * '2~3' for every way to write a range, '400 g' for '400g'. Each step first looks whether the line
 * has anything for it: most lines have little, and to look is far quicker.
 */
export function plainLine(line: string): string {
  const signs = expandAbbreviations(plainSigns(line))
  const fractions = plainFractions(wholeWords(signs))
  const ownUnitsText = withForeignUnitsConverted(withInches(fractions).trim())
  return unitsApart(numbersTogether(unitsInFull(figuresOf(plainFigures(ownUnitsText)))))
}

const entities: Record<string, string> = {
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&quot;': '"',
  '&eacute;': 'é',
}

/** Letters and figures of full width as they stand on a European keyboard. */
const halfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

const beyondKeyboard = /[^ -~]|''| {2}/
const pricePattern = /\( ?[$£€¥] ?[\d.,]+\** ?\)/g

/** The signs of a plain keyboard for those of print and of web pages. */
function plainSigns(line: string): string {
  const text = halfWidth(line.normalize('NFC')).replace(
    /&[a-z#0-9]{2,8};/gi,
    (entity) => entities[entity.toLowerCase()] ?? entity,
  )
  const keyboardText = beyondKeyboard.test(text)
    ? text
        .replace(/[\u2013\u2012\u2011\u2010\u2212]/g, '-')
        .replace(/\u2014/g, ' - ')
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u201c\u201d]/g, '"')
        .replace(/[\u2033]|''/g, '"')
        .replace(/\u00d7/g, 'x')
        .replace(/\s+/g, ' ')
    : text
  return keyboardText.replace(pricePattern, ' ')
}

/** '6/8 chicken thighs' are six to eight; '5/8 cup' is a part of one. */
const countedRange = /^([5-9]|1\d)\/(\d{1,2}) (?=(\p{L}+))/u

/** Signs and short words that stand for whole ones. */
function wholeWords(text: string): string {
  const expanded = text
    .replace(/^s ?& ?p\b/i, 'salt & pepper')
    .replace(/\bsalt ?(?:'?n'?) ?pepper\b|^salt pepper$/i, 'salt and pepper')
    .replace(/(?<=\p{L}{3})\+(?=\p{L}{3})/gu, ' + ')
    .replace(/(\d) ?# ?(?=\p{L})/u, '$1 lb ')
    .replace(gluedTimes, '$1 x ')
    .replace(severalInOne, '$1-in-$2')
    .replace(countedRange, (whole, from: string, to: string, word: string) =>
      Number(from) < Number(to) && !isUnitWord(word) ? `${from}-${to} ` : whole,
    )
  if (!expanded.includes('.')) return expanded
  return expanded.replace(/\bmed\. ?(?=\p{L})/iu, 'medium ').replace(/\benv\. ?(?=\p{L})/iu, 'envelope ')
}

/**
 * The sign for an inch behind the number that a line begins with. A line in which a sign opens a
 * quotation ('"00" flour') has none.
 */
const inchPattern = /(?<=^(?:\d+ ?x )?[\d ./-]*\d) ?"(?= ?(?:[\p{L},x(-]|$))/gu
const withInches = (text: string) =>
  text.includes('"') && !/(?:^|[\s(])"/.test(text) ? text.replace(inchPattern, ' inch ') : text

/** How often something is taken, behind it: 'eggs x 6', '200 g tuna x2', 'onions (x2)'. */
const timesBehind = /^(.*[\p{L})]),? ?\(?[x\u00d7] ?(\d{1,2})\)?$/iu
/** What is used of a food, or how many of it, behind it: 'lemon, juice of half', 'eggs, two'. */
const numberBehind =
  /^(?!.* (?:and|or) .*,)(\p{L}[\p{L}' -]*), (?:(?:the )?((?:finely |grated )*(?:juice|zest|rind)(?: and (?:juice|zest))?(?: only)?) of (half|one|two|three|four|\d{1,2}(?:\/\d)?)(?: an?)?|(half|one|two|three|four))$/iu
/** 'No.' and 'x' between a number and what is counted: '2 no. onions', '6 x eggs'. */
const numberOf = /^(\d+)(?:no\b\.?| no\.) ?(?=\p{L})/iu
/** 'x' between a number and a word: '2xtins', but '2xl eggs', '1xanthan gum'. */
const gluedTimes = /(?<![\p{L}\d.,])(\d{1,2})[x×](?=\p{L}{3})(?!x*l(?:arge)?\b|x?(?:tra|antha|yli))/giu
/** '3 in 1' is part of a name and no amount: '3 in 1 coffee'. */
const severalInOne = /(?<![\d.,/])(\d) ?-? ?in ?-? ?(1|one)(?= \p{L})/giu
/** Thousands as most of Europe parts them, before a small unit: '1.500 g', '1 000 ml'. */
const thousandsPattern = /(?<![\d.,])(\d{1,3})(?:\.(\d{3})| (000))(?= ?(?:g|gr|grams?|ml)\b)/gi
/**
 * At the start of a line a comma between figures parts off decimals, whatever the word behind it:
 * '0,5 ts tabasco'.
 */
const firstDecimalComma = /^(\W{0,2}\d{1,3}),(\d{1,2})(?= ?\p{L})/u
const decimalComma =
  /(^|[^\d,.])(\d{1,3}),(\d{1,2})(?= ?(?:kg|g|ml|cl|dl|l|litres?|cups?|tsp|tbsp|el|tl)\b)/gi

/**
 * Numbers with a point for their decimals and nothing between their thousands, before what they
 * count.
 */
function plainFigures(text: string): string {
  const first = /\d\)?$/.test(text)
    ? text.replace(timesBehind, (_, size: string, times: string) =>
        /^\d/.test(size) ? `${times} x ${size}` : `${times} ${size}`,
      )
    : text
  const inFront = first.replace(
    numberBehind,
    (_, food: string, part: string | undefined, ofThem: string | undefined, counted: string) => {
      const number = ofThem ?? counted
      const figure = /^half$/i.test(number) ? '1/2' : String(readNumber(number) ?? number)
      return part === undefined ? `${figure} ${food}` : `${part} of ${figure} ${food}`
    },
  )
  const plainFirst = inFront.replace(numberOf, '$1 ').replace(thousandsPattern, '$1$2$3')
  return plainFirst.includes(',')
    ? plainFirst.replace(firstDecimalComma, '$1.$2').replace(decimalComma, '$1$2.$3')
    : plainFirst
}

const countWords = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const fractions = new Map([
  ['half', '1/2'],
  ['third', '1/3'],
  ['quarter', '1/4'],
  ['fourth', '1/4'],
])
const fractionWords = '(half|third|quarter|fourth)s?'
/**
 * Numbers in words that no token holds, where a line begins with them: 'half a dozen', 'one and a
 * half', 'two to three', 'a quarter of a'.
 */
const inWords = {
  halfDozen: /^half (?:a )?dozen\b/i,
  dozenOrSo: /^(?:an? |one )?dozen or so\b/i,
  hundred: new RegExp(`^(an?|${countWords}) hundred\\b(?! and)(?= )`, 'i'),
  andPart: new RegExp(`^(\\d{1,3}|${countWords}) and (an?|${countWords})[ -]${fractionWords}\\b`, 'i'),
  partOf: new RegExp(`^(?:(an?|one|two|three)[ -])?${fractionWords} of (?:(?:an?|one)\\b|(?=the\\b))`, 'i'),
  part: new RegExp(
    `^(?:(an?|one|two|three)[ -]|(?=quarter|third))${fractionWords} (?!of\\b|an?\\b)(?=\\p{L})`,
    'iu',
  ),
  range: new RegExp(`^(${countWords}) (?:to|or) (${countWords})\\b`, 'i'),
  between: /^between (\d[\d./ ]*) and (?=\d)/i,
}
const fractionOf = (count: string | undefined, part: string) =>
  (fractions.get(part.toLowerCase()) ?? '').replace(/^1/, String(readNumber(count ?? 'one')))

/** '4ish' is about four. */
const nearFigure = /^(\d+)-?ish\b(?= )/i

/** The numbers that a line begins with in words, in figures, also behind 'just over' or 'up to'. */
function figuresOf(line: string): string {
  const [before = ''] = hedgeBefore.exec(line) ?? []
  const text = line.slice(before.length).replace(nearFigure, '$1')
  const half = before === '' ? text : text.replace(/^half an? /i, '1/2 ')
  return before + (/^\d(?!\d* and )/.test(half) ? half : inFigures(half))
}

function inFigures(text: string): string {
  return text
    .replace(inWords.halfDozen, '6')
    .replace(inWords.dozenOrSo, '12')
    .replace(inWords.hundred, (_, count: string) => String(100 * (readNumber(count) ?? 1)))
    .replace(
      inWords.andPart,
      (_, whole: string, count: string, part: string) => `${readNumber(whole)} ${fractionOf(count, part)}`,
    )
    .replace(inWords.partOf, (_, count: string | undefined, part: string) => fractionOf(count, part))
    .replace(inWords.part, (_, count: string | undefined, part: string) => `${fractionOf(count, part)} `)
    .replace(inWords.between, '$1 to ')
    .replace(inWords.range, (_, from: string, to: string) => `${readNumber(from)}-${readNumber(to)}`)
}

/** Only here does a capital decide: 'T' is a tablespoon, 't' a teaspoon; a T-bone is neither. */
const letterUnit = /(\d) ?([Tt])\.? (?=\p{L})(?!bone)/gu
const unitsInFull = (text: string) =>
  text
    .replace(/(?<![a-z])fl\. ?oz\b/gi, 'fl oz')
    .replace(letterUnit, (_, digit: string, letter: string) => `${digit} ${letter === 'T' ? 'tbsp' : 'tsp'} `)

/** '125ml-145ml' and '6oz to 8oz' say one unit twice. */
const twiceUnit = new RegExp(
  `(${numberPattern})[ -]?(${unitAfterNumber})\\.? ?(?:-|to|or) ?(${numberPattern})[ -]?(${unitAfterNumber})\\b`,
  'gi',
)
const rangePattern = new RegExp(
  `(${numberPattern})-? ?(?:-|\\bto(?=\\d|\\b)|\\bor\\b) ?-?(${numberPattern})(?![\\d/])`,
  'gi',
)
const sameUnit = (unit: string, again: string) => canonicalUnit(unit) === canonicalUnit(again)

/** Several numbers that make one: mixed numbers, ranges, the count of a multipack. */
function numbersTogether(text: string): string {
  if (!/\d\D+\d/.test(text)) return text
  return text
    .replace(/(\d+) (?:and|&) (\d+\/\d+)/g, '$1 $2')
    .replace(/(\d+) (\d+) ?\/ ?(\d+)/g, '$1 $2/$3')
    .replace(/(\d) ?\/ (\d)(?= ?[a-z])/g, '$1/$2')
    .replace(twiceUnit, (whole, from: string, unit: string, to: string, again: string) =>
      sameUnit(unit, again) ? `${from}-${to} ${unit}` : whole,
    )
    .replace(rangePattern, '$1~$2')
    .replace(/(\d) ?[xX*] ?(?=\d)/g, '$1x ')
}
