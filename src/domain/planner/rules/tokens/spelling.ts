/** Finds the one known word that a misspelt word may mean. */

import { weekdayNames } from '../../weekday-names.ts'
import { phraseList } from './phrase-list.ts'
import { phrases } from './phrases.ts'
import { singular } from './sentence-words.ts'

/** Foods that are often misspelt. */
export const commonFoods = phraseList(`
    bolognese|lasagne|lasagna|spaghetti|fajita|enchilada|quesadilla|burrito|casserole|risotto|
    cannelloni|carbonara|biryani|omelette|porridge|pancake|macaroni|meatball|stroganoff|chicken|
    beef|pork|lamb|turkey|salmon|tuna|prawn|shrimp|mushroom|tomato|potato|onion|garlic|pepper|
    carrot|broccoli|cauliflower|spinach|courgette|zucchini|aubergine|eggplant|cabbage|lettuce|
    cucumber|sausage|bacon|cheese|cheddar|mozzarella|halloumi|paneer|noodle|pasta|quinoa|couscous|
    lentil|chickpea|avocado|sweetcorn|coriander|cilantro|ginger|yoghurt|yogurt|peanut|almond|cashew|
    walnut|seafood|shellfish|haddock|mackerel|venison|butternut|asparagus|celery|beetroot|parsnip|
    pizza|curry|squash|pumpkin|sprouts|olives|anchovy|tofu|gnocchi|tortilla`)

const hasOneSlip = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, at: number) => text.slice(at)
  return (
    rest(a, from + 1) === rest(b, from + 1) ||
    rest(a, from + 1) === rest(b, from) ||
    rest(a, from) === rest(b, from + 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, from + 2) === rest(b, from + 2))
  )
}

/** Whether two words differ by an ending, which is no misspelling: 'poker' and 'poke'. */
const isOtherForm = (word: string, known: string): boolean =>
  word.slice(0, -1) === known.slice(0, word.length - 1) && known.length <= word.length

/**
 * The one known word that differs by a letter and has the same first letter; undefined where there
 * is none or more than one.
 */
export function correctSpelling(
  word: string,
  { spellings }: { spellings: ReadonlySet<string> },
): string | undefined {
  if (word.length < 5)
    return word.length === 4 ? (withDoubledLetter(word, spellings) ?? withoutLetter(word)) : undefined
  return (
    nearestSpelling(word, spellings) ??
    (word.endsWith('s') && word.length > 5 ? nearestSpelling(word.slice(0, -1), spellings) : undefined) ??
    soundingLike(word, commonFoods) ??
    (word.endsWith('s') ? soundingLike(word.slice(0, -1), commonFoods) : undefined)
  )
}

/** 'Piza', 'cury', 'beff': a double letter that is single, or the wrong letter doubled. */
function withDoubledLetter(word: string, spellings: ReadonlySet<string>): string | undefined {
  const doubledIn = (text: string) =>
    Array.from(text, (letter, at) => text.slice(0, at) + letter + text.slice(at))
  const single = word.replace(/(.)\1/g, '$1')
  const all = [...doubledIn(word), ...(single === word ? [] : doubledIn(single))]
  return all.find((text) => text !== word && spellings.has(text))
}

/** Words of five letters that are often written with one letter missing. */
const mealWords = ['lunch', 'twice', 'night', 'under', 'every']

/** 'Lnch', 'twce': the known word of which one letter is missing. */
const withoutLetter = (word: string): string | undefined =>
  mealWords.find((known) => word[0] === known[0] && hasOneSlip(word, known))

/** Small words with two letters swapped, each with its right form. */
export const smallWordCorrections: ReadonlyMap<string, string> = new Map([
  ['wiht', 'with'],
  ['whit', 'with'],
  ['wth', 'with'],
  ['teh', 'the'],
  ['hte', 'the'],
  ['adn', 'and'],
  ['nad', 'and'],
  ['fro', 'for'],
  ['fo', 'for'],
  ['thsi', 'this'],
  ['somthign', 'something'],
  ['w', 'with'],
  ['qick', 'quick'],
  ['quik', 'quick'],
  ['quck', 'quick'],
  ['qucik', 'quick'],
  ['r', 'are'],
])

/** A word as it sounds: without double letters, and without vowels except the first letter. */
const soundOf = (word: string) =>
  word[0] +
  word
    .slice(1)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiouy]/g, '')

/** Whether two words sound alike, with other vowels or double letters: 'brocolli', 'halumi'. */
const soundsLike = (word: string, known: string): boolean =>
  word.length > 5 &&
  Math.abs(word.length - known.length) <= 2 &&
  soundOf(word).length > 2 &&
  soundOf(word) === soundOf(known)

function soundingLike(word: string, foods: Iterable<string>): string | undefined {
  const soundAlikes = new Map<string, string>()
  for (const known of foods) if (soundsLike(word, known)) soundAlikes.set(singular(known), known)
  return soundAlikes.size === 1 ? [...soundAlikes.values()][0] : undefined
}

/** The weekday that a word names: 'mondy' and 'monday' are the same. */
function dayOf(word: string): string | undefined {
  const known = phrases.get(word)
  return known?.kind === 'days' ? known.days?.join() : undefined
}

/**
 * Whether a word looks like a misspelt weekday but does not end like one: 'sunny', 'Wendy',
 * 'Sandy'.
 */
const isNoDay = (word: string, known: string): boolean =>
  !/(?:day|[rs]dy)$/.test(word) && weekdayNames.some((name) => name === dayOf(known) && name !== known)

/**
 * The meaning of a word, the same for all its spellings: 'tomorrow' and 'tomorow', 'leek' and
 * 'leeks'.
 */
function meaningOf(word: string): string {
  const meaning = phrases.get(word)
  return meaning ? JSON.stringify({ ...meaning, word: undefined }) : singular(word)
}

const lettersIn = (word: string) => word.split('').toSorted().join('')

/** Whether two words have the same letters: 'roats' and 'roast'. */
const isSwapped = (word: string, known: string) => lettersIn(word) === lettersIn(known)

function nearestSpelling(word: string, spellings: ReadonlySet<string>): string | undefined {
  const near = [...spellings].filter(
    (known) =>
      word[0] === known[0] && !isOtherForm(word, known) && hasOneSlip(word, known) && !isNoDay(word, known),
  )
  const swapped = near.filter((known) => isSwapped(word, known))
  const likely = swapped.length > 0 ? swapped : near
  return new Set(likely.map(meaningOf)).size === 1 ? likely[0] : undefined
}
