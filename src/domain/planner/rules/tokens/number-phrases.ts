/** Words for numbers, amounts, units and comparisons. */

import { belowTwenty, oneToNine, tens } from '@plateful/ingredients/measure/number-words'
import { phraseList } from './phrase-list.ts'

/** Phrases for an amount, each with its number and unit. */
export const amountPhrases: readonly [string, number, string][] = [
  ['half an hour|half an hr|half hr|half hour|a half hour|30 min', 30, 'minutes'],
  ['an hour|one hour|a hour|the hour|1h|1hr', 60, 'minutes'],
  ['quarter of an hour|a quarter of an hour|quarter hour', 15, 'minutes'],
  ['three quarters of an hour', 45, 'minutes'],
  ['1h30|1 1 / 2 hours|an hour and a half|hour and a half|one and a half hours', 90, 'minutes'],
  ['a tenner', 10, 'money'],
  ['a fiver', 5, 'money'],
  ['a pound', 1, 'money'],
  ['a pound of|one pound of', 1, 'lb'],
  ['a pound and a half of|one and a half pounds of', 1.5, 'lb'],
  ['a kilo and a half of|one and a half kilos of', 1.5, 'kg'],
  ['half a pound of', 0.5, 'lb'],
  ['a kilo of', 1, 'kg'],
]

/** Words for how often. */
export const timesPhrases: readonly [string, number][] = [
  ['once', 1],
  ['the once', 1],
  ['once only', 1],
  ['once and only once', 1],
  ['once and no more', 1],
  ['just the once', 1],
  ['only once and no more', 1],
  ['once and once only', 1],
  ['one time only', 1],
  ['one time', 1],
  ['twice', 2],
  ['thrice', 3],
  ...phraseList(`
    one of the nights|one of the days|one of the evenings|on one of the nights|on one of the days|
    on one of the evenings|one night or other|one night or another|one night or the other|
    one day or other|one day or another`).map((text): [string, number] => [text, 1]),
  ...phraseList(`
    two of the nights|two of the days|on two of the nights|on two of the days|
    on two of the evenings|two nights out of seven|two separate nights|on two separate nights`).map(
    (text): [string, number] => [text, 2],
  ),
  ...phraseList(`
    three of the nights|three of the days|on three of the nights|on three of the days|
    on three of the evenings|three nights out of seven`).map((text): [string, number] => [text, 3]),
]

/** Numbers in words. */
export const numberPhrases: readonly [string, number][] = [
  ...belowTwenty.slice(0, 13).map((word, n): [string, number] => [word, n]),
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['coupla', 2],
  ['a coupla', 2],
  ['a pair of', 2],
  ['a few', 3],
  ['few', 3],
  ...belowTwenty.slice(13).map((word, n): [string, number] => [word, n + 13]),
  ...tens.flatMap((ten, n): [string, number][] => [
    [ten, (n + 2) * 10],
    ...oneToNine.map((one, more): [string, number] => [`${ten} ${one}`, (n + 2) * 10 + more + 1]),
  ]),
  ['one hundred', 100],
  ['two hundred', 200],
  ['a hundred', 100],
  ['hundred', 100],
  ['thousand', 1000],
  ['a thousand', 1000],
  ['a dozen', 12],
  ['half a dozen', 6],
  ['half a', 0.5],
  ['half an', 0.5],
  ['half the', 0.5],
  ['half of the', 0.5],
  ['half', 0.5],
  ['½', 0.5],
  ['a single', 1],
  ['single', 1],
]

/** Words that make a number a limit, by the way of comparing. */
export const comparePhrases: Readonly<Record<'max' | 'min' | 'exact' | 'below' | 'above', string>> = {
  max: `
    cap|cap of|a cap of|and no more than that|all in all max|or thereabouts|at the outside|
    at the absolute most|at the absolute max|at the very outside|or quicker|or faster|and no more|
    and no longer|at a push|if that|inside of|inside|in less than|in no more than|keeping under|
    keeping it under|at most|at the most|at the very most|max|maximum|a max of|a maximum of|
    maximum of|max of|no more than|not more than|never more than|no greater than|up to|tops|or less|
    or fewer|or under|limit|limited to|limit to|limit of|a limit of|cap|capped at|keep to|
    no longer than|not longer than|not exceeding|as a maximum|not over|no over|not above|max out at|
    stick to|keep under|only|just|under|below|within|in under|not exceed|nothing dearer than|
    nothing more expensive than|cost no more than|costing no more than|costs no more than|
    should take|takes under|keep it under|keep it to|keep it below|in the|sub|not much over|around|
    about|roughly|lower than|cheaper than|quicker than|faster than|shorter than|quicker|<`,
  below: `fewer than|less than`,
  min: `
    or better|or above|at least|at the least|at the very least|minimum|min|
    a minimum of|minimum of|no less than|
    no fewer than|not less than|not fewer than|or more|or so|at a minimum|plus`,
  above: `more than|over|above|greater than|upwards of`,
  exact: `exactly|precisely|exact`,
}

/** Words by unit. */
export const unitPhrases: Readonly<Record<string, string>> = {
  minutes: `
    minutes|minute|minutes ish|mins ish|m|minutes or so|mins or so|mins|min|minuets|mintues`,
  hours: 'hours|hour|hrs|hr',
  kcal: 'calories|kcal|kcals|cals|cal|calorie|kilocalories',
  g: 'g|gram|grams|gramme|grammes|gr',
  kg: 'kg|kilo|kilos|kilogram|kilograms|kgs',
  ml: 'ml|millilitre|millilitres',
  l: 'l|litre|litres|liter|liters',
  lb: 'lb|lbs',
  pound: 'pound|pounds',
  oz: 'oz|ounce|ounces',
  tin: 'tin|tins|tin of|tins of',
  can: 'can of|cans|cans of',
  pack: 'pack|packs|packet|packets|packs of|pack of|package|packages',
  bag: 'bag|bags',
  bunch: 'bunch|bunches',
  jar: 'jar|jars',
  head: 'head of',
  block: 'block|blocks',
  tub: 'tub|tubs',
  pot: 'pot|pots',
  box: 'box|boxes',
  pint: 'pint|pints',
  carton: 'carton|cartons',
  gallon: 'gallon|gallons',
  quart: 'quart|quarts',
  cup: 'cup of|cups|cups of',
  loaf: 'loaf of|loaf|loaves|loaves of',
  x: 'x',
  money: 'quid|dollars|dollar|bucks|£|$|€|euros|euro|gbp|usd',
  pence: 'p|pence|cents',
  of: 'portions worth of|portions of|helpings of|servings of',
  days: 'days|day',
  week: 'weeks|week',
  fortnight: 'fortnight',
}
