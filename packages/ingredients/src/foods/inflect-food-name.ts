import { pluralWord } from '../measure/unit.ts'
import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'

const invariablePattern = /(?:broccoli|garlic|fennel|ginger|cho[iy]|corn|asparagus|celery|grass|fruit|squid)$/
const lastWord = /[a-z]+$/

/** The plural of a food's word; `pluralWord` alone would make 'chillis'. */
const pluralOf = (word: string) => (word === 'chilli' ? 'chillies' : pluralWord(word))

/**
 * The name of a food that is counted, for another number of it than its line had: one lime, two
 * limes, half a potato.
 */
export function inflectFoodName(name: string, quantity: number): string {
  const [word = ''] = lastWord.exec(name) ?? []
  const { knowledge, counted, origin } = findFood(name)
  const isCounted = knowledge === 'known' && counted && origin !== 'fish'
  if (word === '' || !isCounted || / (?:and|or) |,/.test(name) || invariablePattern.test(word)) return name
  const singular = foldFoodName(word)
  const inNumber = quantity > 1 && word === singular ? pluralOf(word) : quantity <= 1 ? singular : word
  return name.replace(lastWord, inNumber)
}
