import { randomInt } from 'node:crypto'
import { refuse } from '../../domain/refusal.ts'
import { SHARE_ID_LENGTH, type ShareDraft, type ShareLink } from '../../domain/sharing/share.ts'
import { createIdempotently } from '../db/create-idempotently.ts'
import type { Household } from '../db/household.ts'
import type { Context, CreateInput } from '../http/context.ts'
import { recipesByIds } from '../recipes/store.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 12 of 62 letters: 71 random bits. */
const newShareId = () =>
  Array.from({ length: SHARE_ID_LENGTH }, () => letters.charAt(randomInt(letters.length))).join('')

/** The recipes of these ids in this order; refuses ids that are not in the household's library. */
export async function ownRecipes(household: Household, ids: readonly number[]) {
  const rows = await recipesByIds(household, ids)
  const found = ids.flatMap((id) => rows.filter((row) => row.id === id))
  if (found.length < ids.length)
    throw refuse('BAD_INPUT', 'One of these recipes is no longer in your library.')
  return found
}

/** Makes a link to recipes; a repeat with other content changes it. */
export async function shareRecipes(
  context: Context,
  { body, idempotencyKey }: CreateInput<ShareDraft>,
): Promise<ShareLink> {
  const { user, now } = context
  const stamps = { shareId: newShareId(), sharedByUserId: user.id, createdAt: now }
  return context.household.transaction((tx) => {
    const ownedRecipes = () => ownRecipes(tx, body.recipeIds)
    const insert = () => tx.insert('sharedRecipeLinks', { ...body, ...stamps })
    return createIdempotently(
      tx,
      'sharedRecipeLinks',
      { user, now, idempotencyKey },
      {
        content: body,
        make: async () => {
          await ownedRecipes()
          return insert()
        },
        find: (id) => tx.byId('sharedRecipeLinks', id),
        change: async ({ id }) => {
          await ownedRecipes()
          return (await tx.change('sharedRecipeLinks', id, body).executeTakeFirst()) ?? insert()
        },
      },
    )
  })
}
