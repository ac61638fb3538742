/** Shortens the name of a line's food for a shopping list: without instructions and purposes. */

import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { choicePattern } from '../lines/line-separators.ts'
import { memoizeBy } from '../memoize.ts'
import { qualifiers } from './product.ts'

/** Cooking verbs, which are no part of the name: 'season with black pepper'. */
const cookingVerb =
  /^(?:season(?:ed)?|serve[ds]?|garnish(?:ed)?|top(?:ped)?|drizzle[ds]?|sprinkle[ds]?|brush(?:ed)?)(?: \w+ly)? with /i
const zestOf = /^(?:(?:the|grated|finely) )*(?:zest|rind|peel) (?:from|of) (?:(?:a|an|one|the|\d+) )*/i
/** 'Lemon zest and juice', 'juice from a lemon': one buys lemons, or a bottle of juice. */
const zestAndJuice = / (?:(?:zest|rind|peel) (?:and|&) juice|juice (?:and|&) (?:zest|rind|peel))$/i
const juiceOf = /^(?:the )?juice (?:from|of) (?:(?:an?|one|the|fresh|freshly|squeezed|\d+) )*/i
/** Amounts in words that are no unit. */
const vagueAmount =
  /^(?:(?:an?|the) )?(?:(?:little )?bit|little|squeeze(?: or two)?|some|few|couple|servings?|portions?|items?(?: s)?)(?: of)? (?=\w+)/i
/** 'Of your choice', 'or any other cheese of your liking': an end that names no food. */
const choicePhrase =
  /(?: or (?:any |other )?\w+)? of (?:(?:your|my) )?(?:own )?(?:choice|choosing|preference|liking)$/i
const danglingWord = /(?: (?:of|or|and|your))+$/i
/** 'Fresh or frozen berries' are berries. */
const freshOrFrozen = /^(?:fresh (?:or|\/) frozen|frozen (?:or|\/) fresh) /i
/** The purpose of a food: 'white chocolate for the drizzle'. */
const purposePhrase =
  /(?<=\w) (?:for (?:(?:the|your|a) )?\w+(?: \w+)?$|to (?:squeeze|serve|garnish|top|drizzle|sprinkle|finish)\b.*$)/i
/** 'Oats gluten free' are asked for as 'gluten free oats', but 'bread no gluten free' is not. */
const claimBehind =
  /^((?!.*\b(?:and|or|no|not|non|never|with|without|but|than|except|isn['’]?t)\b).+) ((?:gluten|dairy|wheat|milk|egg|nut)[ -]free)$/i
const orWord = /\bor /i
const MAX_WORDS_BEFORE_TAIL = 4
/** The most words of a name; of a longer one only the part before 'or' is kept. */
const MAX_NAME_WORDS = 6

/**
 * The name of a line's food as a shopper says it: without what stands in brackets in the line, what
 * is done with it, and the sentence behind it.
 */
export const nameToBuy = memoizeBy((name: string, line: string) => `${name}\n${line}`, nameOnList)

function nameOnList(name: string, line: string): string {
  let briefName = name
  for (const [, inside = ''] of line.matchAll(/\(([^()]*)\)/g)) {
    const words = inside.replace(/[^\p{L}\p{M}' -]+/gu, ' ').trim()
    const restOfName = ` ${briefName} `.replace(` ${words} `, ' ').trim()
    if (words === '' || restOfName === '' || restOfName === briefName) continue
    // 'Artichokes (marinated)' come in a jar: the word in brackets makes another food.
    const withWordsFirst = `${words.toLowerCase()} ${restOfName}`
    briefName = isOtherFood(withWordsFirst, restOfName) ? withWordsFirst : restOfName
  }
  briefName = briefName.replace(claimBehind, '$2 $1').replace(vagueAmount, '')
  // Looking for the word is far quicker than the pattern.
  const [other] = briefName === name && orWord.test(line) ? (choicePattern.exec(line) ?? []) : []
  if (other !== undefined) briefName = upToBought(briefName, line.slice(0, -other.length))
  briefName = briefName
    .replace(cookingVerb, '')
    .replace(choicePhrase, '')
    .replace(freshOrFrozen, '')
    .replace(zestAndJuice, '')
    .replace(/^each (?:of )?/i, '')
    .replace(purposePhrase, '')
  if (briefName.split(' ').length > MAX_WORDS_BEFORE_TAIL)
    briefName = briefName.replace(/(?<!^(?:bone|skin)) (?:in|with) .*$/i, '')
  if (zestOf.test(briefName)) briefName = `${briefName.replace(zestOf, '')} zest`
  if (juiceOf.test(briefName)) briefName = `${briefName.replace(juiceOf, '')} juice`
  if (briefName.split(' ').length > MAX_NAME_WORDS) briefName = shortenChoice(briefName)
  briefName = withChoice(withoutRepeatedWords(briefName.replace(danglingWord, ''), line), line)
  return briefName === '' ? name : briefName
}

/** The part of a long choice before 'or', or the last part where only that is a known food. */
function shortenChoice(name: string): string {
  const first = name.replace(/(?: |-)or .*$/, '')
  const last = name.replace(/^.* or /, '')
  return findFood(first).knowledge !== 'known' && findFood(last).knowledge === 'known' ? last : first
}

/** Whether a name is known for a food that another name does not mean. */
const isOtherFood = (name: string, other: string): boolean => {
  const food = findFood(name)
  return food.knowledge === 'known' && food.name !== findFood(other).name
}

/** '1 cup chopped carrots (about 3 medium carrots)' are carrots once. */
function withoutRepeatedWords(name: string, line: string): string {
  const inside = /\(([^()]*)\)/.exec(line)?.[1]?.toLowerCase()
  if (inside === undefined) return name
  const words = name.split(' ')
  const lowerCase = words.map((word) => word.toLowerCase())
  const last = lowerCase.findLastIndex((word, at) => !(inside.includes(word) && lowerCase.indexOf(word) < at))
  return words.slice(0, last + 1).join(' ')
}

/** The first words of a name that stand, in this order, in the part of the line that is bought. */
function upToBought(name: string, boughtName: string): string {
  const boughtWords = boughtName
    .toLowerCase()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter(Boolean)
  let from = 0
  const words = name.split(' ')
  const end = words.findIndex((word) => {
    const foundIndex = boughtWords.indexOf(word.toLowerCase(), from)
    if (foundIndex >= 0) from = foundIndex + 1
    return foundIndex < 0
  })
  return end <= 0 ? name : words.slice(0, end).join(' ')
}

/** A slash between words, and not that of a fraction. */
const strokeBetweenWords = /\p{L} ?\/ ?\p{L}/u
const saltOrPepper = /^(?:salt|pepper|peppercorns?)$/i
/** 'Caster/superfine sugar' and 'butter/margarine' are a choice; 'salt/pepper' is both. */
const withChoice = (name: string, line: string): string =>
  strokeBetweenWords.test(line)
    ? joinWordsWith(name, (before, after) => {
        const areBoth = saltOrPepper.test(before) && saltOrPepper.test(after.replace(/^black$/i, 'pepper'))
        return !areBoth && isJoinedApart(before, '/', after, line) ? ' or ' : ' '
      })
    : name

/** A name with the commas of a choice as the line has them: 'eggplant, fennel or zucchini'. */
export const withCommasOfChoice = (name: string, line: string): string =>
  / or /i.test(name) && line.includes(',')
    ? joinWordsWith(name, (before, after) => (isJoinedApart(before, ',', after, line) ? ', ' : ' '))
    : name

const joinWordsWith = (name: string, separator: (before: string, after: string) => string): string =>
  name
    .split(' ')
    .map((word, at, words) => (at === 0 ? '' : separator(words[at - 1] ?? '', word)) + word)
    .join('')

/** Whether somewhere in a line nothing but a mark stands between two words. */
function isJoinedApart(before: string, mark: string, after: string, line: string): boolean {
  const text = line.toLowerCase()
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (!text.slice(0, at).trimEnd().endsWith(first)) continue
    const behind = text.slice(at + 1).trimStart()
    if (behind.startsWith(second) && !beginsWithLetter.test(behind.slice(second.length))) return true
  }
  return false
}

const beginsWithLetter = /^\p{L}/u

/** Whether a name is no more than a size or a state: 'boneless', 'large'. */
const isOnlyQualifiers = (name: string) =>
  foldFoodName(name)
    .split(' ')
    .every((word) => qualifiers.has(word))

const MAX_WORDS_OF_CHOICES = 4
/** A rough amount behind a comma: 'paprika, a sprinkle'. */
const roughAmount = /^an? (?:sprinkle|pinch|dash|drizzle|splash|handful|little|bit|few|knob|glug|squeeze)$/i

/**
 * The foods of a line that are bought: without states ('chicken, boneless and skinless') and the
 * word 'each', and of a long list to choose from the first ('lemon juice, orange juice, or cider').
 */
export function foodsToBuy(foods: readonly string[], name: string): readonly string[] {
  if (foods.length < 2) return foods
  const foodsLeft = foods.filter(
    (food) => !/^each$/i.test(food) && !isOnlyQualifiers(food) && !roughAmount.test(food),
  )
  const [first] = foodsLeft
  const isKnown = first !== undefined && findFood(first).knowledge === 'known'
  // 'Olive oil, mild and fruity': single words that are no food tell how it is.
  if (
    isKnown &&
    foodsLeft.slice(1).every((food) => !food.includes(' ') && findFood(food).knowledge === 'unknown')
  )
    return [first]
  const isLongChoice = / or /i.test(name) && name.split(' ').length > MAX_WORDS_OF_CHOICES
  if (isLongChoice && foodsLeft.length > 1 && isKnown) return [first]
  return foodsLeft.length === 0 ? foods : foodsLeft
}

/**
 * The food of a line whose name is no more than a size or a state ('bone-in, fully cooked ham'):
 * the first known one behind its commas, else before them ('2 garlic cloves whole'). Null where
 * there is none, and where the name says more.
 */
export function foodBehind(name: string, line: string): string | null {
  if (!isOnlyQualifiers(name)) return null
  const [first = '', ...others] = line.replace(/\([^()]*\)/g, ' ').split(',')
  for (const piece of [...others, first]) {
    const words = piece.trim().split(/\s+/)
    for (let from = 0; from < words.length; from++) {
      const end = words.slice(from).join(' ')
      if (findFood(end).knowledge === 'known') return end
    }
  }
  return null
}

/** Whether a name is an instruction and no amount of a food: '1 season with black pepper'. */
export const isOnlyCookingVerb = (name: string): boolean => cookingVerb.test(name)
