import {
  type FormatName,
  formatNames,
  type ImportResult,
} from '../../../domain/importing/household-import.ts'

export const formatOf = (format: FormatName): string => formatNames[format]

const number = new Intl.NumberFormat('en-GB')

/** '1 recipe', '2,000 recipes'. */
export const sayCount = (count: number, thing: string): string =>
  `${number.format(count)} ${count === 1 ? thing : `${thing}s`}`

/** What came, in one sentence. */
export function sayResult(result: ImportResult): string {
  const { recipes, photos, missedPhotos, meals, lists, others, skipped } = result
  const parts = [
    sayCount(recipes, 'recipe'),
    ...(photos > 0 ? [sayCount(photos, 'photo')] : []),
    ...(meals > 0 ? [sayCount(meals, 'planned meal')] : []),
    ...(lists > 0 ? [sayCount(lists, 'shopping list')] : []),
    ...(others > 0 ? [sayCount(others, 'other thing')] : []),
  ]
  const last = parts.pop()
  const came = `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} came over.`
  return [
    came,
    ...(skipped > 0 ? [`${sayCount(skipped, 'duplicate')} stayed behind.`] : []),
    ...(missedPhotos > 0 ? [`${sayCount(missedPhotos, 'photo')} on the web could not be had.`] : []),
  ].join(' ')
}
