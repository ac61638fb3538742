import { firstNameOf } from '../account/sign-in/store.ts'
import { everyHousehold, type Household } from '../db/household.ts'
import { hasDeleted } from '../db/row-results.ts'
import type { Db, Row } from '../db/tables.ts'
import { recipesByIds } from '../recipes/store.ts'

type Link = Row<'sharedRecipeLinks'>

/** The household's links, with the first name of who made each, who may have left since. */
export async function linksOf(household: Household): Promise<(Link & { sharedBy: string | null })[]> {
  const links = await household.selectFrom('sharedRecipeLinks').selectAll().orderBy('id', 'desc').execute()
  const makers = [...new Set(links.map((link) => link.sharedByUserId))]
  const names = new Map(
    await Promise.all(makers.map(async (id) => [id, await firstNameOf(household.db, id)] as const)),
  )
  return links.map((link) => ({ ...link, sharedBy: names.get(link.sharedByUserId) ?? null }))
}

/** Holders of a link belong to other households, so it is looked up in all of them. */
export async function openLink(db: Db, shareId: string, now: string): Promise<Link | undefined> {
  return everyHousehold(db)
    .selectFrom('sharedRecipeLinks')
    .selectAll()
    .where('shareId', '=', shareId)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
}

export async function countAccess(household: Household, id: number): Promise<void> {
  await household
    .updateTable('sharedRecipeLinks')
    .set((eb) => ({ accessCount: eb('accessCount', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteLink(household: Household, shareId: string): Promise<boolean> {
  return hasDeleted(household.deleteFrom('sharedRecipeLinks').where('shareId', '=', shareId))
}

/** Moves all links to the household of their recipes; `newIds` are the ids that changed there. */
export async function moveLinks(
  tx: Household,
  to: Household,
  newIds: ReadonlyMap<number, number>,
): Promise<void> {
  const links = await tx.selectFrom('sharedRecipeLinks').select(['id', 'recipeIds']).execute()
  for (const { id, recipeIds } of links) {
    await everyHousehold(tx.db)
      .updateTable('sharedRecipeLinks')
      .set({
        householdId: to.id,
        recipeIds: recipeIds.map((recipeId) => newIds.get(recipeId) ?? recipeId),
      })
      .where('id', '=', id)
      .where('householdId', '=', tx.id)
      .execute()
  }
}

/**
 * Moves the links that a person made, if all their recipes were copied along, and lets them show
 * the copies: so who made a link can still revoke it (sharing 24). Other links stay.
 */
export async function moveLinksToCopies(
  { from, to }: { from: Household; to: Household },
  userId: number,
  copies: ReadonlyMap<number, number>,
): Promise<void> {
  const made = from.selectFrom('sharedRecipeLinks').selectAll().where('sharedByUserId', '=', userId)
  for (const { id, householdId: _, ...link } of await made.execute()) {
    // A recipe that was deleted is not shown any more, and has no copy.
    const shown = await recipesByIds(from, link.recipeIds)
    if (shown.some((recipe) => !copies.has(recipe.id))) continue
    const recipeIds = link.recipeIds.flatMap((recipeId) => copies.get(recipeId) ?? [])
    await from.remove('sharedRecipeLinks', id)
    await to.insert('sharedRecipeLinks', { ...link, recipeIds })
  }
}
