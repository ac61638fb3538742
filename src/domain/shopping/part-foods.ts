/** Two things to buy that were said in one breath: 'milk and eggs'. */
import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import { readTypedItem } from './typed-item.ts'

/** Known as one thing to whoever buys it, though no food of the lexicon. */
const together =
  /^(?:fish and chips?|mac(?:aroni)? and cheese|gin and tonic|(?:salt|oil) and vinegar|cheese and onion|cookies and cream)$/i

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
  if (together.test(whole) || isOneFood(whole)) return false
  const food = findFood(name)
  if (food.knowledge === 'unknown' || findFood(second).knowledge !== 'known') return false
  const isPlural = /[^s]s$/i.test(name)
  const isPlant = food.category === 'Vegetables' || food.category === 'Fruits'
  if (isPlant && !isPlural && flavoured.test(second)) return false
  const words = second.split(' ')
  const isFlavour = words.some((_, at) => at > 0 && isOneFood(`${name} ${words.slice(at).join(' ')}`))
  return isPlural || !isFlavour
}

/**
 * What was heard as one item, as several where 'and' joins foods or things that the lexicon knows
 * each by itself: 'bread and milk', but not 'salt and vinegar crisps' (shopping 149).
 */
export function partFoods(item: string): string[] {
  const [first = '', ...others] = item.split(/( (?:and|then|plus) )/i)
  const parts = [first]
  for (let at = 0; at < others.length; at += 2) {
    const [joint = '', part = ''] = others.slice(at)
    const last = parts.at(-1) ?? ''
    if (isTwoFoods(last, part)) parts.push(part)
    else parts.splice(-1, 1, last + joint + part)
  }
  return parts
}
