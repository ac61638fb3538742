/** Words of a line beside its scaled amount: sizes, packs, and names of several foods. */

import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { countWords } from '@plateful/ingredients/lines/line-separators'
import { figurePattern } from '@plateful/ingredients/measure/quantity'
import { canonicalUnit, isUnitModifier } from '@plateful/ingredients/measure/unit'

/** A remark without repeats, and without what the amount says already: 'packed, packed'. */
export const saidOnce = (comment: string, size: string): string =>
  comment
    .split(', ')
    .filter((one, at, all) => {
      const isSameAs = (other: string) => other === one || other.endsWith(` ${one}`)
      return !isSameAs(size) && !all.slice(0, at).some(isSameAs)
    })
    .join(', ')

const quantityInFront = new RegExp(
  `^\\W*(?:about |approx(?:imately|\\.)? )?(?:(?:${countWords}|half)(?: an?| couple(?: of)?)?\\b|${figurePattern}[^a-z]*(?:(?:to|or) ${figurePattern}[^a-z]*)?)\\s*`,
  'i',
)

/** How big or full the unit of a line is: 'small' of '1 small bunch dill', 'heaped' of a spoon. */
export function sizeOfUnit({ line, unit, name }: IngredientLine): string {
  if (unit === null) return ''
  // 'Small bunch of dill' has no number and means one.
  const [start = ''] = quantityInFront.exec(line) ?? []
  const words = line.slice(start.length).split(' ')
  const end = words.findIndex((word) => !isUnitModifier(word) || /^(?:about|approx.*|per)$/.test(word))
  const size = words.slice(0, Math.max(end, 0)).join(' ')
  return name.startsWith(`${size} `) ? '' : size
}

/** How full a spoon or cup is, which millilitres do not tell; a level one is just that full. */
export const howFull = /^(?:heap(?:ed|ing)|rounded|generous|scant|good|bare|full)$/i

/** How many are in a pack: ' of 6' of '1 pack of 6 wraps' and of '1 pack (6) wraps'. */
export function manyInPack({ line, unit }: IngredientLine): string {
  const [, pack = '', many = '', inBrackets] = packOfMany.exec(line) ?? []
  if (unit === null || canonicalUnit(pack) !== unit) return ''
  return inBrackets === undefined ? many : ` of ${inBrackets}`
}

const packOfMany =
  /\b(packs?|packets?|box(?:es)?|trays?|bags?|cartons?)(?:( of \d+(?: ?(?:g|ml|oz))?) (?![x×])| \((\d+)\)(?= \p{L}))/iu

/** The name with the signs between its foods: 'rice/wine vinegar', 'oregano, thyme'. */
export function nameInLine({ line, name, foods }: IngredientLine): string {
  if (foods.length < 2 || / or /i.test(name)) return name
  if (/\p{L} ?\/ ?\p{L}/u.test(line)) return foods.join('/')
  const last = foods.slice(-1)
  return [foods.slice(0, -1).join(', '), ...last].join(/ and |&/i.test(line) ? ' and ' : ', ')
}
