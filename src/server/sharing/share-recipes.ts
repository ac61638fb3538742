import { randomInt } from 'node:crypto'
import { SHARE_ID_LENGTH, type ShareDraft, type ShareLink } from '../../domain/sharing/share.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Context } from '../http/context.ts'
import { recipesByIds } from '../recipes/store.ts'
import { insertLink } from './store.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 12 of 62 letters: 71 random bits, too many to guess. */
const newShareId = () =>
  Array.from({ length: SHARE_ID_LENGTH }, () => letters.charAt(randomInt(letters.length))).join('')

/** The recipes of these ids in this order; refuses ids that are not in the household's library. */
export async function ownRecipes({ db, user }: Context, ids: readonly number[]) {
  const rows = await recipesByIds(db, user.householdId, ids)
  const found = ids.flatMap((id) => rows.filter((row) => row.id === id))
  if (found.length < ids.length)
    throw refuse('BAD_INPUT', 'One of these recipes is not in your library any more.')
  return found
}

export async function shareRecipes(context: Context, { body }: { body: ShareDraft }): Promise<ShareLink> {
  const { db, user, now } = context
  await ownRecipes(context, body.recipeIds)
  return insertLink(db, user.householdId, {
    ...body,
    shareId: newShareId(),
    sharedByUserId: user.id,
    createdAt: now,
  })
}
