/**
 * Recipes on their way from one household to another. Call these inside the transaction that holds
 * both households.
 */
import { randomUUID } from 'node:crypto'
import { nextNumber } from '../db/counters.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { insertRecipe, recipesOf, renewLibraryETag } from './store.ts'
import { copyCookLog, recipeToHousehold } from './move-store.ts'

interface Way {
  from: Household
  to: Household
}

const isNamed = (name: string | null): name is string => name !== null

/** The pictures of the recipes that would go, of all or of those that one person made. */
export async function photosOfRecipes(household: Household, madeBy?: number): Promise<string[]> {
  const rows = await recipesInOrder(household, madeBy)
  return rows.map((row) => row.photoName).filter(isNamed)
}

/**
 * Moves every recipe of a household, its hearts, stars and days with it, under the next numbers of
 * the other one.
 */
export async function moveRecipes({ from, to }: Way, now: string): Promise<void> {
  for (const { id } of await recipesInOrder(from)) {
    await recipeToHousehold(from, id, { householdId: to.id, userSequence: await numberIn(to, now) })
  }
  await renewLibraryETag(from)
  await renewLibraryETag(to)
}

/** Copies the recipes that one person made: both households have them from then on. */
export async function copyRecipes({ from, to }: Way, madeBy: number, now: string): Promise<void> {
  for (const { id: original, ...content } of await recipesInOrder(from, madeBy)) {
    const copy = await insertRecipe(to, {
      ...content,
      globalId: randomUUID(),
      userSequence: await numberIn(to, now),
    })
    await copyCookLog({ from, to }, original, copy.id)
  }
}

/**
 * In the order of their numbers, so that they stand in the other library as they stood in this one.
 */
async function recipesInOrder(household: Household, madeBy?: number): Promise<Row<'recipes'>[]> {
  const rows = await recipesOf(household)
  return rows.filter((row) => madeBy === undefined || row.userId === madeBy).toReversed()
}

const numberIn = ({ db, id }: Household, now: string) => nextNumber(db, `recipes of household ${id}`, now)
