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

/** The ids that recipes have in the other household, where they are others. */
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
 * household. An unchanged copy of a recipe there gives that one its marks and is deleted here.
 * Returns the id of each such recipe there by that of its copy.
 */
export async function moveRecipes({ from, to }: Move, now: string): Promise<NewIds> {
  const recipes = await recipesInOrder(from)
  const there = unchangedCopies(recipes, await recipesOf(to))
  const ids = recipes.map(({ id }) => id)
  const collections = await takeCollections(from, true, ids)
  for (const recipe of recipes) {
    const same = there.get(recipe.id)
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
  const moved = recipes.filter(({ id }) => !there.has(id))
  await linkToNewIds(to, moved, there)
  await putIntoCollections(to, collections, new Map(ids.map((id) => [id, there.get(id) ?? id])), now)
  await renewLibraryETag(from)
  await renewLibraryETag(to)
  return there
}

/**
 * Copies the recipes that one person made, or all; both households have them afterwards. One that
 * is there already, unchanged, is given the marks. Returns the id of each by that of its original.
 */
export async function copyRecipes(
  { from, to }: Move,
  madeBy: number | undefined,
  now: string,
): Promise<NewIds> {
  const recipes = await recipesInOrder(from, madeBy)
  const there = unchangedCopies(recipes, await recipesOf(to))
  const collections = await takeCollections(
    from,
    false,
    recipes.map(({ id }) => id),
  )
  const newIds = new Map(there)
  for (const recipe of recipes) {
    const same = there.get(recipe.id)
    if (same === undefined) newIds.set(recipe.id, await copyRecipe({ from, to }, recipe, now))
    else await giveMarks({ from, to }, recipe, same)
  }
  await putIntoCollections(to, collections, newIds, now)
  const copied = recipes.filter(({ id }) => !there.has(id))
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
 * Gives a recipe what another household has beside an unchanged copy of it: days made, heart, stars
 * and notes, and what it was read from. Its own stars stay.
 */
async function giveMarks({ from, to }: Move, copy: Row<'recipes'>, id: number): Promise<void> {
  await copyCookLog({ from, to }, copy.id, id)
  const days = (await cookLogOf(to, id)).map(({ date }) => date)
  const known = await recipeById(to, id)
  await updateRecipe(to, id, {
    ...sumCookLog(days),
    ...(copy.isFavourite && { isFavourite: true }),
    rating: known?.rating ?? copy.rating,
    ...(known?.notes === null && { notes: copy.notes, notesBy: copy.notesBy, notesAt: copy.notesAt }),
  })
  if ((await storedReadingOf(to, id)) === null)
    await saveImportedReading(to, id, await storedReadingOf(from, copy.id))
  if ((await sourcePicturesOf(to, id)).length === 0)
    await saveSourcePictures(to, id, await sourcePicturesOf(from, copy.id))
}

/**
 * Lets the lines of recipes that came stand for the recipes as they are there. The line of a recipe
 * that did not come keeps its link, which leads nowhere (recipes 136).
 */
async function linkToNewIds(to: Household, came: readonly Row<'recipes'>[], newIds: NewIds): Promise<void> {
  for (const { id, usedRecipes } of came) {
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
