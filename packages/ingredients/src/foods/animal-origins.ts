/**
 * Foods that are sold made with something of an animal, and without it, under one name. Wine and
 * cider are fined with isinglass, gelatine, egg white or casein (EU 2019/934, annex I), beer with
 * isinglass, which need not be named (EU 1169/2011, annex II 4b); red colouring may be E 120, from
 * insects (EC 1333/2008, annex II); pesto is made with hard cheeses whose rennet is a calf's (their
 * PDO specifications); sweets are set with gelatine, puddings made with suet, beans fried in lard,
 * which their packets say.
 */

import type { Parts } from './food-parts.ts'
import type { Food, Origin } from './food.ts'
import { findExactFood } from './known-foods.ts'

const endingWith = (names: string) => new RegExp(`(?:^| )(?:${names})$`)

const ofMeat = endingWith(
  'pesto|stock|stock cube|stock pot|bouillon (?:powder|granule|paste)|gravy|soup|sauce|consomme|cider|perry|mincemeat|christmas pudding|suet pastry|' +
    'dumpling|stuffing|refried bean|red food colouring|sprinkle|hundreds and thousands|sweet|candy|candy cane|chewing gum|toffee|fudge|gummy bear|' +
    'liquorice|liquorice allsort|lollipop|jelly bean|jelly baby|gumdrop|candy corn|turkish delight|sherbet|ready meal|frozen meal|spring roll|pizza',
)

/**
 * The origin that a name itself promises: 'vegan butter' is for vegans, whatever a packet says to
 * people with allergies.
 */
export function claimedOrigin(name: string): Origin | null {
  if (/\b(?:vegan|plant based)\b/.test(name)) return 'vegan'
  return /\b(?:vegetarian|veggie|meat free|meatless)\b/.test(name) ? 'vegetarian' : null
}

/** Whether a name promises that there is no meat in it: 'vegetable suet', 'veggie burger'. */
export const isClaimedMeatFree = (name: string): boolean =>
  claimedOrigin(name) !== null || /\bvegetable\b/.test(name)

/**
 * A wider origin than the lexicon's that a food may have as it is sold; null for most foods, and
 * where the name promises that there is no meat in it.
 */
export function possibleOrigin({ name, origin, contains, madeOf }: Food): Origin | null {
  if (isClaimedMeatFree(name)) return null
  if (madeOf.includes('alcohol') && contains.includes('sulphites')) return 'meat'
  if (madeOf.includes('alcohol') && contains.includes('gluten')) return 'fish'
  const isPromise = origin === 'vegan' || origin === 'vegetarian'
  return ofMeat.test(name) && (!isPromise || mostlyAsPromised.test(name)) ? 'meat' : null
}

/**
 * The origins of those parts of a food that are of an animal and in it surely, or often: a goulash,
 * of which the lexicon promises nothing, has beef in it. Rennet is left out where it is only often
 * in a cheese: the lexicon's own rows say which cheeses are of meat. Milk and eggs are left out
 * too, since a food names them among its allergens.
 */
export const originsOfParts = (parts: Parts, howSure: 'surely' | 'often'): readonly Origin[] =>
  [...parts].flatMap(([part, sureness]) => {
    if (sureness !== howSure || (part === 'rennet' && howSure === 'often')) return []
    const food = findExactFood(part)
    const isOfAnimal = food?.origin === 'meat' || food?.origin === 'fish' || food?.name === 'honey'
    return food && isOfAnimal ? [food.origin] : []
  })

/** The lexicon calls these vegan or vegetarian, as most of them are. */
const mostlyAsPromised = endingWith(
  'cider|perry|refried bean|red food colouring|sprinkle|hundreds and thousands',
)
