/** Recipes on their way from one household to another. Call these inside the transaction that holds both households. */
import { randomUUID } from 'node:crypto'
import { nextNumber } from '../db/counters.ts'
import type { Db, Row } from '../db/tables.ts'
import { renewLibraryETag } from './library-etag.ts'
import { copyCookLog, recipeToHousehold } from './move-store.ts'
import { insertRecipe, recipesOf } from './store.ts'

interface Way {
  from: number
  to: number
}

const isNamed = (name: string | null): name is string => name !== null

/** The pictures of the recipes that would go, of all or of those that one person made. */
export async function photosOfRecipes(db: Db, householdId: number, madeBy?: number): Promise<string[]> {
  const rows = await recipesInOrder(db, householdId, madeBy)
  return rows.map((row) => row.photoName).filter(isNamed)
}

/** Moves every recipe of a household, its hearts, stars and days with it, under the next numbers of the other one. */
export async function moveRecipes(tx: Db, { from, to }: Way, now: string): Promise<void> {
  for (const { id } of await recipesInOrder(tx, from)) {
    await recipeToHousehold(tx, from, id, { householdId: to, userSequence: await numberIn(tx, to, now) })
  }
  await renewLibraryETag(tx, from)
  await renewLibraryETag(tx, to)
}

/** Copies the recipes that one person made: both households have them from then on. */
export async function copyRecipes(tx: Db, { from, to }: Way, madeBy: number, now: string): Promise<void> {
  for (const { id: original, ...content } of await recipesInOrder(tx, from, madeBy)) {
    const copy = await insertRecipe(tx, to, {
      ...content,
      globalId: randomUUID(),
      userSequence: await numberIn(tx, to, now),
    })
    await copyCookLog(tx, { householdId: from, recipeId: original }, { householdId: to, recipeId: copy.id })
  }
}

/** In the order of their numbers, so that they stand in the other library as they stood in this one. */
async function recipesInOrder(db: Db, householdId: number, madeBy?: number): Promise<Row<'recipes'>[]> {
  const rows = await recipesOf(db, householdId)
  return rows.filter((row) => madeBy === undefined || row.userId === madeBy).toReversed()
}

const numberIn = (tx: Db, householdId: number, now: string) =>
  nextNumber(tx, `recipes of household ${householdId}`, now)
