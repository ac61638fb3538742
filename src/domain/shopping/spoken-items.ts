/** What somebody says to a list: 'two litres of milk, a dozen eggs and some butter'. */

import { roundTo } from '@plateful/ingredients/measure/convert'
import { belowTwenty, oneToNine, tens } from '@plateful/ingredients/measure/number-words'
import { isUnitWord } from '@plateful/ingredients/measure/unit'
import { dozensInFigures, isMeasureWord } from './typed-item.ts'

const ones = belowTwenty.slice(1)
const below100 = `(?:(?:${tens.join('|')})(?:[ -](?:${oneToNine.join('|')}))?|${ones.join('|')})`

/** The value of a number in words, below a hundred. */
const valueOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (sum, word) => sum + ones.indexOf(word) + 1 + (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : 0),
      0,
    )

const count = `\\d+|${below100}`
const hundreds = new RegExp(`\\b(an?|${count}) hundred(?: (?:and )?(${below100})\\b)?(?= )`, 'gi')
const thousands = new RegExp(
  `\\b(an?|${count}) thousand(?: (?:and )?(${count})\\b)?(?= (?!islands?\\b))`,
  'gi',
)
const nearly = new RegExp(
  `(?<=^|,\\s*|\\b(?:and|then|plus|add|need|please) )(?:approx(?:imately|\\.)?|about|around|roughly) (?=(?:${count}|half|an? (?:couple|dozen|hundred))\\b)`,
  'gi',
)
/** A number that leaves 'hundred' out: 'two fifty grams' are 250. */
const hundredUnsaid = new RegExp(
  `\\b(${oneToNine.join('|')}) (${tens.join('|')}) (?=(?:grams?|mils?|millilit(?:re|er)s?)\\b)`,
  'gi',
)
const andHalf = new RegExp(`\\b(\\d+|${below100}) and a half(?: of)?(?= )`, 'gi')
const point = new RegExp(
  `\\b(?:(${count}|oh|zero) )?point ((?:(?:\\d+|oh|zero|${oneToNine.join('|')}) )+)`,
  'gi',
)
const share = '(?:(an?|one|three) )?(half|quarters?)'
const shareOfUnit = new RegExp(`\\b(?:(${count}) and )?${share}(?: of)?(?: an?)? (\\p{L}{2,})\\b`, 'giu')
const unitAndShare = new RegExp(`\\b(an?|${count}) (\\p{L}+) and ${share} (of )?(?=\\S)`, 'giu')
const quarters = /\b(three|an?|one) quarters? of an? (?=\w)/gi
const couple = /\b(?:a )?couple (?:of )?(?=\w)/gi
/** A smaller amount that leaves its unit out: 'one kilo two hundred of flour'. */
const smallerUnsaid = new RegExp(
  `\\b(an?|${count}) (kilo|litre|liter|pound)s? (${count}) (?:(?:grams?|mils?|ounces?) )?(?=of )`,
  'gi',
)
const beforeUnit = new RegExp(`\\b(${below100})(?= (?!packs?\\b)(\\p{L}{3,})\\b)`, 'giu')
const range = new RegExp(`\\b(${count}) (to|or) (${count})(?= )`, 'gi')
const percent = new RegExp(`\\b(${count}) per ?cent\\b`, 'gi')

const figureOf = (words: string): number =>
  /^\d/.test(words) ? Number(words) : /^an?$/i.test(words) ? 1 : valueOf(words)
const shareIn = (times: string | undefined, part: string): number =>
  (/^h/i.test(part) ? 0.5 : 0.25) * (times === undefined ? 1 : figureOf(times))

/**
 * Writes numbers in figures, so that an 'and' within a number is not taken for one between two
 * things to buy.
 */
const withFigures = (heard: string): string =>
  heard
    .replace(/\bseven[ -]up\b/gi, '7 up')
    .replace(nearly, '')
    .replace(point, (_, whole: string | undefined, digits: string) => {
      const behind = digits
        .trim()
        .split(' ')
        .map((digit) => (/^(?:oh|zero)$/i.test(digit) ? 0 : figureOf(digit)))
      return `${whole === undefined || /^(?:oh|zero)$/i.test(whole) ? 0 : figureOf(whole)}.${behind.join('')} `
    })
    .replace(unitAndShare, (said, whole: string, word: string, times: string, part: string, of = '') => {
      // In 'a tin and a half melon' no tin and a half is meant.
      const isAmount = isMeasureWord(word) || /^dozen$/i.test(word) || (of !== '' && isUnitWord(word))
      return isAmount ? `${figureOf(whole) + shareIn(times, part)} ${word} ${of}` : said
    })
    .replace(shareOfUnit, (said, whole: string | undefined, times: string, part: string, word: string) =>
      isMeasureWord(word)
        ? `${(whole === undefined ? 0 : figureOf(whole)) + shareIn(times, part)} ${word}`
        : said,
    )
    .replace(quarters, (_, parts: string) => (/^t/i.test(parts) ? '0.75 ' : '0.25 '))
    .replace(couple, '2 ')
    .replace(hundreds, (_, times: string, rest?: string) =>
      String(figureOf(times) * 100 + (rest ? valueOf(rest) : 0)),
    )
    .replace(thousands, (_, times: string, rest?: string) =>
      String(figureOf(times) * 1000 + (rest ? figureOf(rest) : 0)),
    )
    .replace(
      hundredUnsaid,
      (_, hundred: string, rest: string) => `${valueOf(hundred) * 100 + valueOf(rest)} `,
    )
    .replace(andHalf, (_, whole: string) => String(figureOf(whole) + 0.5))
    .replace(smallerUnsaid, (_, whole: string, unit: string, rest: string) => {
      const inUnit = /^p/i.test(unit) ? 16 : 1000
      return `${roundTo(figureOf(whole) + figureOf(rest) / inUnit, 3)} ${unit} `
    })
    .replace(beforeUnit, (said, words: string, word: string) =>
      isUnitWord(word) ? String(valueOf(words)) : said,
    )
    .replace(
      range,
      (_, from: string, joint: string, to: string) => `${figureOf(from)} ${joint} ${figureOf(to)}`,
    )
    .replace(percent, (_, figure: string) => `${figureOf(figure)}%`)
    .replace(/(?<=\d )mils?\b/gi, 'ml')

const dozen = /^(?:half )?(?:a |one )?dozen /i
const half = /^half (?!and half\b)(?:an? )?(?:of )?(?=\w)/i
const oneOf = /^(?:an? )?(?=(\w+) of )/i
const number = new RegExp(`^(?:an? (?=[\\w-]+[ -]pack\\b))?(${below100})(?= |-pack)`, 'i')
const some = /^(?:some|more|a (?:bit|little) of|a few|the|an?(?= \d+[ -]pack)) (?=\w)/i
/** Words to the keeper of the list, which name nothing to buy. */
const asked =
  /^(?:(?:and|also|then|plus(?! size)|please|(?:(?:can|could) you (?:please )?)?(?:add|put)|(?:i|we) need) )+/i
const askedBehind =
  /(?:^|,? )(?:please|thanks|thank you)(?: and (?:thanks|thank you))?(?=,|$)| (?:on|onto|to) (?:the|my|our) (?:(?:shopping|grocery) )?list\b/gi
/**
 * Abbreviations, whose full stop ends no sentence: 'two lbs. of beef', 'veg. oil', 'approx. five
 * apples'.
 */
const shortened =
  /\b(lbs|ozs|[kmg]gs|[cdm]ls|ltrs?|tbsp?s?|tsps?|pk[gt]s?|pts|qts|gals?|doz|pcs|[Cc]hoc|[Tt]om|[Oo]rig|[Mm]ed|[Mm]in|[Oo]rg|[Ee]vap|[Vv]eg(?=\. (?:oil|stock|broth|box|soup|sausage|burger|crisp|samosa|spring|curr|lasagne|suet|fat|gravy|bouillon)))\.(?=\s+\p{Ll})/gu

/** Whether a part begins with an amount: 'and' before it joins two things to buy. */
const isCounted = (part: string) =>
  /^(?:\d|some |an? (?!half\b|quarter\b)\w)/i.test(part) ||
  [dozen, half, number].some((one) => one.test(part))

/** A spoken part as somebody would type it: 'two tins of tomatoes' is '2 tins of tomatoes'. */
const asTyped = (part: string): string =>
  dozensInFigures(part)
    .replace(half, '0.5 ')
    .replace(oneOf, (said, word: string) => (said !== '' || isUnitWord(word) ? '1 ' : said))
    .replace(number, (_, words: string) => String(valueOf(words)))
    .replace(some, '')

/**
 * The things to buy of what was heard, each as somebody would type it. Commas and full stops part
 * them, and so does 'and' before an amount, or at the end of what commas part: 'salt and vinegar
 * crisps' are one thing (shopping 75, shopping 123, shopping 126).
 */
export const spokenItems = (transcript: string): string[] =>
  transcript
    .trim()
    .replace(shortened, '$1')
    .split(/(?<=\p{L}{3})(?<!\bapprox)[.!?]+(?:\s+|$)|;\s*/u)
    .flatMap(itemsOfSentence)

function itemsOfSentence(sentence: string): string[] {
  const pieces = withFigures(sentence.replace(/[.!?]+$/, '').replace(askedBehind, '')).split(
    /\s*,\s*(?:and\s+)?/,
  )
  const parts = pieces.flatMap((piece, at) => {
    const isLast = pieces.length > 1 && at === pieces.length - 1
    const [first = '', ...others] = piece.split(/(\s+(?:and|then|plus)\s+(?:(?:also|then)\s+)?)/i)
    const joined = [first]
    for (let next = 0; next < others.length; next += 2) {
      const [joint = '', part = ''] = others.slice(next)
      if (isCounted(part) || isLast || /also/i.test(joint)) joined.push(part)
      else joined.push(`${joined.pop()}${joint}${part}`)
    }
    return joined
  })
  return parts.map((part) => asTyped(part.trim().replace(asked, ''))).filter((part) => part !== '')
}
