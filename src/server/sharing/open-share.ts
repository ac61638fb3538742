import { UNREACHABLE_RECIPE_ID } from '../../domain/recipes/used-recipes.ts'
import { refuse } from '../../domain/refusal.ts'
import type { SharedCollection, ShareGreeting } from '../../domain/sharing/share.ts'
import { consumeUnknownLinkAttempt, refuseTooManyUnknownLinks } from '../account/sign-in/attempts.ts'
import { firstNameOf } from '../account/sign-in/store.ts'
import { ignoreDatabaseFailure } from '../db/database-failure.ts'
import { Household } from '../db/household.ts'
import type { Context, VisitorContext } from '../http/context.ts'
import { recipesByIds } from '../recipes/store.ts'
import { countAccess, openLink } from './store.ts'

const noSuchLink = () =>
  refuse('NOT_FOUND', 'This recipe collection may have been removed or the link may be invalid.')

/**
 * An open link. The refusal is the same for unknown and expired links, and attempts are limited.
 */
async function requireOpenLink({ db, now, address }: VisitorContext, shareId: string) {
  await refuseTooManyUnknownLinks(db, address, now)
  const link = await openLink(db, shareId, now)
  if (link) return link
  await consumeUnknownLinkAttempt(db, address, now)
  throw noSuchLink()
}

/** The recipes of a link in their chosen order, without deleted ones. */
export async function openShare(
  context: Context,
  { params }: { params: { shareId: string } },
): Promise<SharedCollection> {
  const { db, user } = context
  const link = await requireOpenLink(context, params.shareId)
  const sharing = new Household(db, link.householdId)
  const rows = await recipesByIds(sharing, link.recipeIds)
  if (user.householdId !== sharing.id) await countAccess(sharing, link.id).catch(ignoreDatabaseFailure)
  const recipes = link.recipeIds.flatMap((id) => rows.filter((row) => row.id === id))
  const photoOf = (name: string | null) =>
    name === null ? null : `/api/shared-recipe-links/${link.shareId}/photos/${name}`
  const sharedBy = await firstNameOf(db, link.sharedByUserId)
  return {
    ...link,
    sharedBy,
    recipes: recipes.map(({ photoName, usedRecipes, ...row }) => ({
      ...row,
      photo: photoOf(photoName),
      usedRecipes: usedRecipes.map(({ line }) => ({ line, recipeId: UNREACHABLE_RECIPE_ID })),
    })),
  }
}

/**
 * What a visitor sees of a link before signing in. It does not count as an access, since no recipe
 * is shown.
 */
export async function greetVisitor(
  context: VisitorContext,
  { params }: { params: { shareId: string } },
): Promise<ShareGreeting> {
  const link = await requireOpenLink(context, params.shareId)
  const rows = await recipesByIds(new Household(context.db, link.householdId), link.recipeIds)
  const sharedBy = await firstNameOf(context.db, link.sharedByUserId)
  return { title: link.title, sharedBy, recipeCount: rows.length }
}

/** A photo of a shared recipe; other photos of the household are refused. */
export async function openSharePhoto(
  context: Context,
  { params }: { params: { shareId: string; name: string } },
) {
  const link = await requireOpenLink(context, params.shareId)
  const rows = await recipesByIds(new Household(context.db, link.householdId), link.recipeIds)
  const isShared = rows.some((row) => row.photoName === params.name)
  const bytes = isShared ? await context.external.photos.read(link.householdId, params.name) : null
  if (bytes === null) throw refuse('NOT_FOUND', 'There’s no such photo.')
  return { bytes, mediaType: 'image/jpeg', cacheControl: 'private, max-age=86400' }
}
