import { isFillerBefore, isMaker, withoutMakerPhrases, withPlantMakers } from '../foods/filler-words.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { foodOfEveryWord } from '../foods/food-of-every-word.ts'
import type { Food } from '../foods/food.ts'
import { lexiconWords } from '../foods/known-foods.ts'
import { isUnitModifier, isUnitWord } from '../measure/unit.ts'
import { memoizeBy } from '../memoize.ts'
import { isOneLetterOff, prefixEditDistance } from './edit-distance.ts'

/**
 * The food of a line whose name is not known, found by every word of the name, or of the line where
 * the name was read too short; failing that, with one word's spelling corrected. Undefined where a
 * word is unknown.
 */
export const findFoodByWords = memoizeBy(
  (name: string, line: string) => `${name}\n${line}`,
  (name, line): Food | undefined => {
    const texts = [foldedText(name), wordsOfLine(withoutMakers(line))]
    return firstFound(texts, foodOfEveryWord) ?? firstFound(texts, foodRespelled)
  },
)

function firstFound(texts: readonly string[], read: (text: string) => Food | undefined): Food | undefined {
  for (const text of texts) {
    const food = read(text)
    if (food) return food
  }
  return undefined
}

const foldedText = (text: string) =>
  withoutMakerPhrases(withPlantMakers(foldFoodName(text.replace(/[®™©*()]/g, ' '))).replace(lessOf, ' '))

/** Words that say that a food has less of something, such as 'reduced fat'. */
const lessOf =
  /\b(?:no added|low|lower|reduced|less|zero|no) (?:in )?(?:sugar|fat|salt|sodium|calorie|carb)\b|\b(?:sugar|fat|salt|sodium|cholesterol) free\b|\b(?:full|half|whole|\d+%) fat\b|\b\d+%(?= |$)/g

/**
 * A line without the makers' names that have a trade sign: 'Gold'n Plump® whole chicken'. Words of
 * foods in them stay.
 */
const withoutMakers = (line: string) =>
  line.replace(/(?:[A-Z][\p{L}'’&.-]* ){0,3}[A-Z][\p{L}'’&.-]*[®™]/gu, (marked) => {
    const known = lexiconWords()
    return marked
      .split(/[ ®™]/)
      .filter((word) => known.has(foldFoodName(word)))
      .join(' ')
  })

/** What a line names as one of many: 'hot sauce (such as Cholula)'. */
const examplePattern = /\b(?:such as|e\.g\.|for example|see (?:notes?|recipes?|steps?|above|below))[^,;)]*/gi

/** Beginnings of a line that say nothing of what is in it: 'Toppings:', 'To serve: lots of'. */
const labelPattern =
  /^[\s\d½¼¾⅓⅔*•-]*(?:optional\s+)?(?:toppings?|garnish(?:es)?|to (?:serve|garnish|finish|decorate|taste)|(?:for )?(?:serving|garnish(?:ing)?|topping|dusting|frying|greasing|decoration)|optional(?: extras?| add[- ]ins?)?|extras|add[- ]ins?|you will also need)\s*:\s*/i

/** Prices and buttons that shops print beside a line. */
const pricePattern = /[$£€]\s?\d+(?:[.,]\d\d)?(?:\s+add to (?:cart|basket|trolley))?/gi

/** Units that are often written with a letter wrong: 'teasoons', 'tablespoos'. */
const isSpoon = (word: string): boolean =>
  word.length > 5 && ['teaspoon', 'tablespoon'].some((spoon) => prefixEditDistance(spoon, word, 1) <= 1)

/**
 * The line without its amounts and the units behind them: '2 sticks butter', never 'mozzarella
 * sticks'.
 */
function wordsOfLine(line: string): string {
  let isAmount = true
  const unlabelled = line.replace(labelPattern, '').replace(pricePattern, ' ').replace(examplePattern, ' ')
  const words = foldedText(unlabelled.replace(/(?<!\d)[,;:()[\]–—]/g, ' and ')).split(' ')
  return words
    .filter((word) => {
      isAmount = /\d/.test(word) || (isAmount && (isUnitWord(word) || isUnitModifier(word) || isSpoon(word)))
      return !isAmount
    })
    .join(' ')
}

/** The shortest word that is corrected; a shorter one with another letter is another word. */
const MIN_CORRECTED_LENGTH = 7

/**
 * The food of a text in which one unknown word has one letter wrong: 'mascapone'. Undefined where
 * two foods are as near.
 */
function foodRespelled(text: string): Food | undefined {
  const words = text.split(' ')
  const known = lexiconWords()
  const unknownWords = words.filter((word) => !known.has(word) && !isFillerBefore(word) && !isMaker(word))
  const [word = ''] = unknownWords
  if (unknownWords.length !== 1 || word.length < MIN_CORRECTED_LENGTH) return undefined
  const nearWords = [...known].filter(
    (one) => one[0] === word[0] && !isFillerBefore(one) && isOneLetterOff(word, one),
  )
  const foods = nearWords.flatMap((one) => foodOfEveryWord(text.replace(word, one)) ?? [])
  return new Set(foods.map(({ name }) => name)).size === 1 ? foods[0] : undefined
}
