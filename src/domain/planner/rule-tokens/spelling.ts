/** Words that are misspelt, and the one known word that each may mean. */
import { weekdayNames } from '../weekday-names.ts'
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

/** 'Poker' is not 'poke' misspelt, nor 'loved' 'love': another ending makes another word. */
const isOtherForm = (word: string, known: string): boolean =>
  word.slice(0, -1) === known.slice(0, word.length - 1) && known.length <= word.length

/**
 * The one known word that is a letter away, with the same first letter; undefined where there is
 * none or are several.
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

/** 'Piza', 'cury', 'beff': a letter once that is written twice, or the wrong one twice. */
function withDoubledLetter(word: string, spellings: ReadonlySet<string>): string | undefined {
  const doubledIn = (text: string) =>
    Array.from(text, (letter, at) => text.slice(0, at) + letter + text.slice(at))
  const single = word.replace(/(.)\1/g, '$1')
  const all = [...doubledIn(word), ...(single === word ? [] : doubledIn(single))]
  return all.find((text) => text !== word && spellings.has(text))
}

/** Words of five letters that are written so often that one of their letters is left out. */
const mealWords = ['lunch', 'twice', 'night', 'under', 'every']

/** 'Lnch', 'twce': one letter short. */
const withoutLetter = (word: string): string | undefined =>
  mealWords.find((known) => word[0] === known[0] && hasOneSlip(word, known))

/** Small words with two letters in each other's place. */
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

/** A word as it sounds: double letters once, and no vowel but the first letter. */
const soundOf = (word: string) =>
  word[0] +
  word
    .slice(1)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiouy]/g, '')

/** 'Brocolli', 'halumi': other vowels, or double letters elsewhere. */
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

/** 'Mondy' and 'monday' are one word. */
function dayOf(word: string): string | undefined {
  const known = phrases.get(word)
  return known?.kind === 'days' ? known.days?.join() : undefined
}

/** 'Sunny', 'Wendy' and 'Sandy' are near to misspelt days, and no word of those ends as a day. */
const isNoDay = (word: string, known: string): boolean =>
  !/(?:day|[rs]dy)$/.test(word) && weekdayNames.some((name) => name === dayOf(known) && name !== known)

/** What two spellings share: 'tomorrow' and 'tomorow' are one word, as are 'leek' and 'leeks'. */
function meaningOf(word: string): string {
  const meaning = phrases.get(word)
  return meaning ? JSON.stringify({ ...meaning, word: undefined }) : singular(word)
}

const lettersIn = (word: string) => word.split('').toSorted().join('')

/** 'Roats' and 'roast': the same letters, two of them in each other's place. */
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
