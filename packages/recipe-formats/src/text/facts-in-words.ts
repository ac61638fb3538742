/** Facts that several programs keep under one name and let people type in words of their own. */
import { difficultyIn } from '@plateful/page-reader/page/difficulty'
import type { FileRecipe, Losses } from '../file-recipe.ts'

/**
 * The facts, and how many of them nobody can read. `said` answers what stands under a name, an
 * empty text where nothing does.
 */
export function factsInWords(said: (name: string) => string): {
  facts: Pick<FileRecipe, 'difficulty'>
  unread: Losses
} {
  const difficulty = difficultyIn(said('difficulty'))
  return {
    facts: { difficulty },
    unread: { difficulties: said('difficulty').trim() !== '' && difficulty === null ? 1 : 0 },
  }
}
