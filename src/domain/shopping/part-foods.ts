/** Several things to buy that were said or typed in one breath: 'milk and eggs'. */

import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { spokenItems } from './spoken-items.ts'
import { readTypedItem } from './typed-item.ts'

/** Two foods that shoppers call one thing, though it is no food of the lexicon. */
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

/**
 * What is bought in flavours, or filled: 'leek and potato soup', 'cream cheese bagels', 'ham
 * pizzas'.
 */
const flavoured = new RegExp(
  '^\\p{L}.* (?:(?:soup|sauce|dressing|dip|crisp|cake|pie|tea|juice|smoothie|drink|bar|yogh?urt|ice cream|jam|chutney|' +
    'crumble|salad|quiche|pizza|muffin|roll|stew|bake|burrito|taco|enchilada|fajita|quesadilla|samosa|gyoza|dumpling|' +
    'bagel|dough?nut|croissant|brioche|crumpet|waffle|pancake|cookie|bap|cob|naan|flatbread|turnover|pastie|slice|swirl|' +
    'skewer|kebab|croquette|spring roll)s?|' +
    'squash|cordial|granola|muesli|stuffing|mix|nuts|peanuts|curry|curries|sandwich(?:es)?|bread|pastry|pastries|ravioli|tortellini)$',
  'iu',
)
/** A tool is bought for the food before it: 'cheese graters'. */
const tool =
  /^(?:strainer|grater|slicer|cutter|peeler|maker|holder|press|grinder|mill|knife|knive|dish|board|bin|box|pan|jug|mug|cup|glass|tin|tub|jar|bag|rack|scoop|spoon)(?:e?s)?$/i

/** Bought by this word alone, from which the lexicon cannot tell the food. */
const boughtAsSaid = /^(?:beans|seeds|wipes)$/i

/** The most letters of a food's name: looking for longer ones in a whole speech takes minutes. */
const MOST_LETTERS = 80
/** The most letters of a list that somebody types in one field. */
const MOST_TYPED = 300

/** Whether 'and' joins two foods that are bought separately, and not two flavours of one. */
function isTwoFoods(first: string, second: string): boolean {
  if (first.length + second.length > MOST_LETTERS) return false
  const name = readTypedItem(first).name.replace(/^an? /i, '')
  const whole = `${name} and ${second}`
  if (together.test(whole) || flavours.test(whole) || isOneFood(whole)) return false
  const food = findFood(name)
  const isKnown = findFood(second).knowledge === 'known' || boughtAsSaid.test(second)
  if ((food.knowledge === 'unknown' && !boughtAsSaid.test(name)) || !isKnown) return false
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

/** Two bare foods are no name in another order: 'bread bananas' is no banana bread. */
function isOneAsSaid(text: string): boolean {
  if (!isOneFood(text)) return boughtAsSaid.test(text)
  const [first = '', second = '', more] = text.split(' ')
  if (second === '' || more !== undefined || findExactFood(text)) return true
  return !findExactFood(`${second} ${first}`)
}

/**
 * Whether two foods are no longer one: neither is the first a flavour, nor do words of both name
 * one.
 */
function areApart(first: string, second: string): boolean {
  const both = `${first} ${second}`
  const lastWords = `${first.split(' ').at(-1)} ${second}`
  const isOfFirst = !isPlural(first) && (flavoured.test(both) || tool.test(second))
  return ![both, lastWords].some(isOneAsSaid) && !isOfFirst && !ofOneThing.test(both)
}

/**
 * Foods that were said without a pause: 'milk eggs' are two. Each is bought by that name alone, and
 * no two of them are one ('cream cheese', 'tomato soup'); the longest known food wins. Null where
 * the words are no such foods.
 */
function foodsInRow(text: string): string[] | null {
  if (isOneAsSaid(text) && isBare(text)) return [text]
  const words = text.split(' ')
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--) {
    const food = words.slice(0, length).join(' ')
    if (!isOneAsSaid(food)) continue
    const [next, ...others] = (isBare(food) && foodsInRow(words.slice(length).join(' '))) || []
    return next !== undefined && areApart(food, next) ? [food, next, ...others] : null
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

/** 'In oil' is how the tuna before it comes. */
const aboutAnother = /^(?:in|with|without|for|from|of|on|no|not|or) /i

/** Flavours that stand behind their food: 'crisps, cheese and onion'. */
const turnedFlavours = /^([^,;]+)[,;][^,;]* and [^,;]*$/i

/** Whether a part names a thing to buy, and does not describe another part. */
function isThing(part: string): boolean {
  const { name } = readTypedItem(part)
  if (aboutAnother.test(name)) return false
  return boughtAsSaid.test(name) || (isOneFood(name) && findFood(name).knowledge === 'known')
}

/**
 * What was typed, as several things where each part of it is known by itself: 'milk, eggs' and
 * 'milk eggs and bread', but not 'tomatoes, chopped', 'milk, 2 litres' or 'beans, kidney' (shopping
 * 145).
 */
export function partTyped(text: string): string[] {
  const parts = text.length > MOST_TYPED ? [text] : spokenItems(text).flatMap(partFoods)
  const [first = '', second = '', third] = parts
  const ofFlavours = turnedFlavours.exec(text)?.[1]
  const isTurned =
    (ofFlavours !== undefined && flavoured.test(`a ${ofFlavours}`)) ||
    (third === undefined && /[,;]/.test(text) && findExactFood(`${second} ${first}`) !== undefined)
  const isList = parts.length > 1 && parts.every(isThing) && !isTurned
  return isList ? parts : [text]
}
