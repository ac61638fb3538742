/** Two things to buy that were said in one breath: 'milk and eggs'. */
import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import { readTypedItem } from './typed-item.ts'

/** Known as one thing to whoever buys it, though no food of the lexicon. */
const together =
  /^(?:fish and chips?|mac(?:aroni)? and cheese|gin and tonic|(?:salt|oil) and vinegar|cheese and onion|cookies and cream)$/i

/** Two flavours of what follows them: 'cheese and onion rolls', 'prawn and egg fried rice'. */
const flavours =
  /^(?:(?:cheese and (?:onion|chive|ham|bacon)|(?:ham|bacon) and (?:cheese|egg)|(?:sausage|bacon) and egg|egg and cress|oats? and honey|honey and oats?|nuts? and seeds?|seeds? and nuts?|fruit and nut|sour cream and (?:chive|onion)|salt and (?:pepper|vinegar)|sweet and sour) \p{L}(?!.* and )|(?:prawn|shrimp|chicken|duck|pork|beef|ham|bacon|mushroom|vegetable|pineapple|egg) and [^,]*fried rice$)/iu

/**
 * A sauce or a seasoning before what it is of, or a food before its part or what is made of it:
 * 'butter chicken', 'garlic mushrooms', 'cabbage leaves', 'ham sandwiches'.
 */
const ofOneThing =
  /^(?:(?:butter|salt|sugar|ketchup) (?:chicken|fish|bread|ham|bacon|mince)\b|(?:honey|garlic|ginger) (?!garlic|ginger|onions|celery)|.* (?:lea(?:f|ves)|sticks?|pieces?|slices?|chunks?|strips?|cubes?|heads?|hearts?|spears?|florets?|stalks?|wings?|thighs?|legs?|breasts?|fillets?|steaks?|bites|balls|fingers|nuggets|goujons|burgers?|sandwich(?:es)?|toasties?|pasties|wraps|scones?|crackers|biscuits|kievs?|sausages?|pancakes|noodles|buns?|tarts?|twists|straws|puffs|curls|spreads?)$)/iu

/** What is bought in flavours of fruit and vegetables: 'leek and potato soup'. */
const flavoured =
  /^\p{L}.* (?:soup|sauce|dressing|dip|crisps?|cakes?|pies?|tea|juice|smoothie|squash|cordial|drink|granola|muesli|stuffing|mix|nuts|peanuts|rolls|bars?|yogh?urts?|ice cream|jam|chutney|crumble|curry|salad|quiche|pizza|sandwich|bread|muffins?)$/iu

/** Longer names are no food's; to look for one in a whole speech takes minutes. */
const MOST_LETTERS = 80

/** Whether the word joins two foods that are bought apart, and no two flavours of one. */
function isTwoFoods(first: string, second: string): boolean {
  if (first.length + second.length > MOST_LETTERS) return false
  const name = readTypedItem(first).name.replace(/^an? /i, '')
  const whole = `${name} and ${second}`
  if (together.test(whole) || flavours.test(whole) || isOneFood(whole)) return false
  const food = findFood(name)
  if (food.knowledge === 'unknown' || findFood(second).knowledge !== 'known') return false
  const isPlant = food.category === 'Vegetables' || food.category === 'Fruits'
  if (isPlant && !isPlural(name) && flavoured.test(second)) return false
  const words = second.split(' ')
  const isFlavour = words.some((_, at) => at > 0 && isOneFood(`${name} ${words.slice(at).join(' ')}`))
  return isPlural(name) || !isFlavour
}

/**
 * What is bought by its bare name in the singular. Other singulars are the first word of something
 * longer: 'egg mayo', 'tuna steaks'.
 */
const bareName =
  /^(?:milk|bread|butter|cheese|rice|pasta|spaghetti|flour|sugar|tea|coffee|salt|ham|bacon|mince|chicken|fish|cream|yogh?urt|ketchup|mayo|mayonnaise|jam|honey|garlic|ginger|lettuce|celery|broccoli|cauliflower|cabbage|cucumber|spinach|cereal|water|wine|beer|toothpaste|shampoo|bleach|foil|.+ (?:oil|milk|juice|roll|paper|liquid|powder|breast|mince|flour|rice|cheese|sauce))$/i

const isPlural = (name: string) => /[^s]s$/i.test(name)
const isBare = (name: string) => isPlural(name) || bareName.test(name)

/** The most words of one food among several that were said without a pause. */
const MOST_WORDS = 3

/**
 * Foods that were said without a pause: 'milk eggs' are two. Each is bought by that name alone, and
 * no two of them are one ('cream cheese', 'tomato soup'). Null where the words are no such foods.
 */
function foodsInRow(text: string): string[] | null {
  if (isOneFood(text) && isBare(text)) return [text]
  const words = text.split(' ')
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--) {
    const food = words.slice(0, length).join(' ')
    if (!isOneFood(food) || !isBare(food)) continue
    const rest = foodsInRow(words.slice(length).join(' '))
    const both = `${food} ${rest?.[0] ?? ''}`
    const isFlavour = !isPlural(food) && flavoured.test(both)
    const areApart = !isOneFood(both) && !isFlavour && !ofOneThing.test(both)
    if (rest && areApart) return [food, ...rest]
  }
  return null
}

/** What stands before 'and' another food: 'milk eggs and bread' are three (shopping 153). */
function inRowBefore(item: string, next: string | undefined): string[] {
  const { name } = readTypedItem(item)
  if (next === undefined || item.length > MOST_LETTERS || !item.endsWith(name)) return [item]
  const [first = name, ...others] = foodsInRow(name) ?? []
  const last = others.at(-1)
  if (last === undefined || !isTwoFoods(last, next)) return [item]
  return [item.slice(0, item.length - name.length) + first, ...others]
}

/**
 * What was heard as one item, as several where 'and' joins foods or things that the lexicon knows
 * each by itself: 'bread and milk', but not 'salt and vinegar crisps' (shopping 149).
 */
export function partFoods(item: string): string[] {
  const [first = '', ...others] = item.split(/( (?:and|then|plus) )/i)
  const parts = inRowBefore(first, others[1])
  for (let at = 0; at < others.length; at += 2) {
    const [joint = '', part = ''] = others.slice(at)
    const last = parts.at(-1) ?? ''
    if (isTwoFoods(last, part)) parts.push(part)
    else parts.splice(-1, 1, last + joint + part)
  }
  return parts
}
