/**
 * Moves or copies recipes between two locked households. Call these inside the transaction that
 * holds both.
 */

import { randomUUID } from 'node:crypto'
import { sumCookLog } from '../../domain/recipes/recipe-marks.ts'
import { unchangedCopies } from '../../domain/recipes/unchanged-copies.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { saveImportedReading, storedReadingOf } from './imported-reading-store.ts'
import { putIntoCollections, takeCollections } from './library/move-collections.ts'
import { copyCookLog, moveRecipeToHousehold } from './move-store.ts'
import { allSourcePictures, saveSourcePictures, sourcePicturesOf } from './source-picture-store.ts'
import {
  cookLogOf,
  insertRecipe,
  nextRecipeNumber,
  recipeById,
  recipesOf,
  renewLibraryETag,
  updateRecipe,
} from './store.ts'

interface Move {
  from: Household
  to: Household
}

/** By the id of a recipe in its old household: its id in the new one, where that differs. */
type NewIds = ReadonlyMap<number, number>

const isNamed = (name: string | null): name is string => name !== null

/** Photos of the household's recipes, or of those that one person made, with their sources. */
export async function photosOfRecipes(household: Household, madeBy?: number): Promise<string[]> {
  const rows = await recipesInOrder(household, madeBy)
  const sources = await allSourcePictures(household)
  return rows.flatMap(({ id, photoName }) => [photoName, ...(sources.get(id) ?? [])]).filter(isNamed)
}

/**
 * Moves every recipe with its marks and its collections, under the next numbers of the other
 * household. A recipe of which the other household has an unchanged copy is deleted, and the copy
 * gets its marks. Returns the id of each such copy by the id of the deleted recipe.
 */
export async function moveRecipes({ from, to }: Move, now: string): Promise<NewIds> {
  const recipes = await recipesInOrder(from)
  const copiesThere = unchangedCopies(recipes, await recipesOf(to))
  const ids = recipes.map(({ id }) => id)
  const collections = await takeCollections(from, true, ids)
  for (const recipe of recipes) {
    const same = copiesThere.get(recipe.id)
    if (same === undefined) {
      await moveRecipeToHousehold(from, recipe.id, {
        householdId: to.id,
        userSequence: await nextRecipeNumber(to, now),
      })
    } else {
      await giveMarks({ from, to }, recipe, same)
      await updateRecipe(from, recipe.id, { deletedAt: now })
    }
  }
  const moved = recipes.filter(({ id }) => !copiesThere.has(id))
  await linkToNewIds(to, moved, copiesThere)
  await putIntoCollections(to, collections, new Map(ids.map((id) => [id, copiesThere.get(id) ?? id])), now)
  await renewLibraryETag(from)
  await renewLibraryETag(to)
  return copiesThere
}

/**
 * Copies the recipes that one person made, or all; both households have them afterwards. An
 * unchanged copy that is there already gets the marks of the recipe. Returns the id of each copy by
 * that of its original.
 */
export async function copyRecipes(
  { from, to }: Move,
  madeBy: number | undefined,
  now: string,
): Promise<NewIds> {
  const recipes = await recipesInOrder(from, madeBy)
  const copiesThere = unchangedCopies(recipes, await recipesOf(to))
  const collections = await takeCollections(
    from,
    false,
    recipes.map(({ id }) => id),
  )
  const newIds = new Map(copiesThere)
  for (const recipe of recipes) {
    const same = copiesThere.get(recipe.id)
    if (same === undefined) newIds.set(recipe.id, await copyRecipe({ from, to }, recipe, now))
    else await giveMarks({ from, to }, recipe, same)
  }
  await putIntoCollections(to, collections, newIds, now)
  const copied = recipes.filter(({ id }) => !copiesThere.has(id))
  await linkToNewIds(to, copied, newIds)
  return newIds
}

async function copyRecipe({ from, to }: Move, recipe: Row<'recipes'>, now: string): Promise<number> {
  const { id: original, ...content } = recipe
  const copy = await insertRecipe(to, {
    ...content,
    usedRecipes: [],
    globalId: randomUUID(),
    userSequence: await nextRecipeNumber(to, now),
  })
  await copyCookLog({ from, to }, original, copy.id)
  await saveImportedReading(to, copy.id, await storedReadingOf(from, original))
  await saveSourcePictures(to, copy.id, await sourcePicturesOf(from, original))
  return copy.id
}

/**
 * Adds to a recipe what belongs to its unchanged copy in another household: days made, heart, stars
 * and notes, and what it was read from. Its own stars and notes stay.
 */
async function giveMarks({ from, to }: Move, copy: Row<'recipes'>, id: number): Promise<void> {
  await copyCookLog({ from, to }, copy.id, id)
  const days = (await cookLogOf(to, id)).map(({ date }) => date)
  const existing = await recipeById(to, id)
  await updateRecipe(to, id, {
    ...sumCookLog(days),
    ...(copy.isFavourite && { isFavourite: true }),
    rating: existing?.rating ?? copy.rating,
    ...(existing?.notes === null && { notes: copy.notes, notesBy: copy.notesBy, notesAt: copy.notesAt }),
  })
  if ((await storedReadingOf(to, id)) === null)
    await saveImportedReading(to, id, await storedReadingOf(from, copy.id))
  if ((await sourcePicturesOf(to, id)).length === 0)
    await saveSourcePictures(to, id, await sourcePicturesOf(from, copy.id))
}

/**
 * Sets the links of recipes that came to the ids of the linked recipes in their new household. A
 * link to a recipe that did not come stays, and leads nowhere (recipes 136).
 */
async function linkToNewIds(
  to: Household,
  movedRows: readonly Row<'recipes'>[],
  newIds: NewIds,
): Promise<void> {
  for (const { id, usedRecipes } of movedRows) {
    const links = usedRecipes.map((link) => ({
      ...link,
      recipeId: newIds.get(link.recipeId) ?? link.recipeId,
    }))
    if (links.length > 0) await updateRecipe(to, newIds.get(id) ?? id, { usedRecipes: links })
  }
}

/** In the order of their numbers, to keep the order of the library. */
async function recipesInOrder(household: Household, madeBy?: number): Promise<Row<'recipes'>[]> {
  const rows = await recipesOf(household)
  return rows.filter((row) => madeBy === undefined || row.userId === madeBy).toReversed()
}
