import type { Household } from '../../db/household.ts'
import type { Ask } from '../../workers/pool.ts'
import { storedRecipes } from './export-rows.ts'
import { addToLibrary, type KnownRecipe } from './upload-tasks.ts'

/** So many recipes of the library are told at once. */
const SOME = 250

/**
 * Tells the worker the household's recipes, so that it finds those that the file doubles; without
 * what the file itself brought, since of two alike in one file both come.
 */
export async function sendLibrary(
  household: Household,
  ask: Ask,
  brought: ReadonlySet<number> = new Set(),
): Promise<void> {
  let some: KnownRecipe[] = []
  const tell = async () => {
    await ask(addToLibrary, some)
    some = []
  }
  for await (const { id, name, userSequence, servings, source, ingredients } of storedRecipes(household)) {
    if (brought.has(id)) continue
    some.push({ id, name, userSequence, servings, source, ingredients })
    if (some.length >= SOME) await tell()
  }
  await tell()
}
