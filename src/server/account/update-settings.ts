import { updateUser } from './sign-in/store.ts'
import type { NewRow, Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'

type Settings = Partial<Pick<NewRow<'users'>, 'defaultDinerCount' | 'recipeRepeatInterval'>>

/** Changes what somebody set for themselves, wherever they live by then. */
export async function updateSettings(
  { db, user }: Context,
  { body }: { body: Settings },
): Promise<Row<'users'>> {
  return updateUser(db, user.id, body)
}
