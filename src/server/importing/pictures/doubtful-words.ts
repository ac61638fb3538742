/** Doubts about the words of a picture that are hard to read. Pure. */

import type { Doubt } from '@plateful/page-reader/doubt'
import { isListDoubtful } from '@plateful/page-reader/layout/line-boxes'
import type { RecipeLineAreas } from '../../../domain/importing/picture-reading.ts'

/**
 * A doubt for each field with words that are hard to read. The ingredients get none if their list
 * `isUnsure` anyway, since its own doubt says to compare it with the picture.
 */
export function doubtsOfWords({ name, ingredients, steps }: RecipeLineAreas, isUnsure: boolean): Doubt[] {
  const fields: Record<'name' | 'ingredients' | 'steps', RecipeLineAreas['steps']> = {
    name: [name],
    ingredients,
    steps,
  }
  return (['name', 'ingredients', 'steps'] as const).flatMap((field) => {
    if (field === 'ingredients' && isListDoubtful(ingredients))
      return isUnsure
        ? []
        : [{ field, message: 'Many of these lines are hard to read. Look at each beside the picture.' }]
    const count = fields[field].reduce((sum, part) => sum + (part?.doubtful.length ?? 0), 0)
    if (count === 0) return []
    const words = count === 1 ? 'One word is' : `${count} words are`
    return [
      { field, message: `${words} hard to read. Compare ${count === 1 ? 'it' : 'them'} with the picture.` },
    ]
  })
}

/** The share of doubtful words in handwriting; print hardly ever reaches it. */
const MAX_WORDS = 0.15

/**
 * Whether a recipe is read as badly as handwriting, so that a person types it instead. More than
 * half of its lines have a doubtful word, and more than every seventh word is doubtful; a long
 * printed step often has one doubtful word.
 */
export function isMostlyDoubtful(
  lines: readonly string[],
  { ingredients, steps }: Pick<RecipeLineAreas, 'ingredients' | 'steps'>,
): boolean {
  const parts = [...ingredients, ...steps]
  const words = lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0)
  const doubtful = parts.map((part) => part?.doubtful.length ?? 0)
  const isInLines = 2 * doubtful.filter((count) => count > 0).length > parts.length
  return isInLines && doubtful.reduce((sum, count) => sum + count, 0) > MAX_WORDS * words
}
