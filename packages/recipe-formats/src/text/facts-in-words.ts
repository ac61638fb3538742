/** Facts that several programs store as free text under the same name. */
import { difficultyIn } from '@plateful/page-reader/page/difficulty'
import type { FileRecipe, Losses } from '../file-recipe.ts'

/**
 * The facts, and how many of them could not be read. `textOfField` returns the text of a field, an
 * empty one where the recipe lacks it.
 */
export function factsInWords(textOfField: (name: string) => string): {
  facts: Pick<FileRecipe, 'difficulty'>
  unread: Losses
} {
  const difficulty = difficultyIn(textOfField('difficulty'))
  return {
    facts: { difficulty },
    unread: { difficulties: textOfField('difficulty').trim() !== '' && difficulty === null ? 1 : 0 },
  }
}
