/**
 * Moves or copies recipes between two locked households. Call these inside the transaction that
 * holds both.
 */
import { randomUUID } from 'node:crypto'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { saveImportedReading, storedReadingOf } from './imported-reading-store.ts'
import { allSourcePictures, saveSourcePictures, sourcePicturesOf } from './source-pictures.ts'
import { insertRecipe, nextRecipeNumber, recipesOf, renewLibraryETag, updateRecipe } from './store.ts'
import { copyCookLog, moveRecipeToHousehold } from './move-store.ts'
import { putIntoCollections, takeCollections } from './library/move-collections.ts'

interface Move {
  from: Household
  to: Household
}

const isNamed = (name: string | null): name is string => name !== null

/** Photos of the household's recipes, or of those that one person made, with their sources. */
export async function photosOfRecipes(household: Household, madeBy?: number): Promise<string[]> {
  const rows = await recipesInOrder(household, madeBy)
  const sources = await allSourcePictures(household)
  return rows.flatMap(({ id, photoName }) => [photoName, ...(sources.get(id) ?? [])]).filter(isNamed)
}

/**
 * Moves every recipe with its marks and its collections, under the next numbers of the other
 * household.
 */
export async function moveRecipes({ from, to }: Move, now: string): Promise<void> {
  const ids = (await recipesInOrder(from)).map(({ id }) => id)
  const collections = await takeCollections(from, true, ids)
  for (const id of ids) {
    await moveRecipeToHousehold(from, id, {
      householdId: to.id,
      userSequence: await nextRecipeNumber(to, now),
    })
  }
  await putIntoCollections(to, collections, new Map(ids.map((id) => [id, id])), now)
  await renewLibraryETag(from)
  await renewLibraryETag(to)
}

/**
 * Copies the recipes that one person made, or all; both households have them afterwards. Returns
 * the id of each copy by that of its original.
 */
export async function copyRecipes(
  { from, to }: Move,
  madeBy: number | undefined,
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const recipes = await recipesInOrder(from, madeBy)
  const collections = await takeCollections(
    from,
    false,
    recipes.map(({ id }) => id),
  )
  const copies = new Map<number, number>()
  for (const { id: original, ...content } of recipes) {
    const copy = await insertRecipe(to, {
      ...content,
      usedRecipes: [],
      globalId: randomUUID(),
      userSequence: await nextRecipeNumber(to, now),
    })
    copies.set(original, copy.id)
    await copyCookLog({ from, to }, original, copy.id)
    await saveImportedReading(to, copy.id, await storedReadingOf(from, original))
    await saveSourcePictures(to, copy.id, await sourcePicturesOf(from, original))
  }
  await putIntoCollections(to, collections, copies, now)
  for (const { id, usedRecipes } of recipes) {
    // The line of a recipe that is not copied keeps its link, which leads nowhere (recipes 136).
    const links = usedRecipes.map((link) => ({
      ...link,
      recipeId: copies.get(link.recipeId) ?? link.recipeId,
    }))
    if (links.length > 0) await updateRecipe(to, copies.get(id) ?? 0, { usedRecipes: links })
  }
  return copies
}

/** In the order of their numbers, to keep the order of the library. */
async function recipesInOrder(household: Household, madeBy?: number): Promise<Row<'recipes'>[]> {
  const rows = await recipesOf(household)
  return rows.filter((row) => madeBy === undefined || row.userId === madeBy).toReversed()
}
