import { twinFinder } from '../../domain/moving/twin-index.ts'
import type { RecipeDraft } from '../../domain/recipes/recipe.ts'
import type { Db, Row } from '../db/tables.ts'
import { recipesOf } from '../recipes/store.ts'
import type { ImportRow } from './store.ts'

/** The recipe of the library that a draft doubles, if there is one. */
export type TwinOf = (
  draft: Pick<RecipeDraft, 'name' | 'source' | 'ingredients'>,
) => Pick<Row<'recipes'>, 'id' | 'name' | 'userSequence'> | undefined

/** Asks the library as it was before this import; of two alike in one file both come. */
export async function twinsBefore(db: Db, row: ImportRow, brought: ReadonlySet<number>): Promise<TwinOf> {
  if (row.duplicates === 'bring') return () => undefined
  const library = await recipesOf(db, row.householdId)
  return twinFinder(library.filter(({ id }) => !brought.has(id)))
}
