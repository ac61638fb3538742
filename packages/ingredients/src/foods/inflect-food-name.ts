import { canonicalUnit, isUnitWord, kindOfUnit, pluralWord } from '../measure/unit.ts'
import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'
import { inflectForeignName } from './inflect-foreign-name.ts'

const invariablePattern = /(?:broccoli|garlic|fennel|ginger|cho[iy]|corn|asparagus|celery|grass|fruit|squid)$/
const lastWord = /[a-z]+$/i
/** In 'leg of lamb' and 'breast of chicken' the cut is counted. */
const cutOf =
  /^(?:[a-z]+ )*?(?:back|breast|cheek|fillet|haunch|heart|hock|joint|knuckle|leg|loin|neck|rack|rib|saddle|shank|shin|shoulder|side|tail|thigh|wing)s?(?= of )/

/** The plural of a food's word; `pluralWord` alone would make 'chillis'. */
const pluralOf = (word: string) => (word === 'chilli' ? 'chillies' : pluralWord(word))

/**
 * The name of a food that is counted, for another number of it than its line had: one lime, two
 * limes, half a potato.
 */
export function inflectFoodName(name: string, quantity: number): string {
  const [cut] = cutOf.exec(name) ?? []
  if (cut !== undefined) return inflectWord(cut, quantity) + name.slice(cut.length)
  const [word = ''] = lastWord.exec(name) ?? []
  const { knowledge, counted, origin } = findFood(name)
  if (knowledge !== 'known') {
    const foreign = inflectForeignName(name, quantity)
    if (foreign !== name) return foreign
  }
  const isCounted = (knowledge === 'known' && counted && origin !== 'fish') || isThing(word)
  if (word === '' || !isCounted || / (?:and|or) |,/.test(name) || invariablePattern.test(word)) return name
  return inflectWord(name, quantity)
}

/** A name with its last word in the number of its amount, and the first letter as it was typed. */
function inflectWord(name: string, quantity: number): string {
  const [typed = ''] = lastWord.exec(name) ?? []
  const word = typed.toLowerCase()
  const singular = foldFoodName(word)
  const inNumber = quantity > 1 && word === singular ? pluralOf(word) : quantity <= 1 ? singular : word
  return inNumber === word ? name : name.replace(lastWord, typed.charAt(0) + inNumber.slice(1))
}

/** Whether the word counts things by itself: a loaf, a jar, a stock pot. */
const isThing = (word: string): boolean =>
  word.length > 2 && isUnitWord(word) && /container|part/.test(kindOfUnit(canonicalUnit(word) ?? '') ?? '')
