import type { NewRow, Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { updateUser } from './sign-in/store.ts'

type Settings = Partial<Pick<NewRow<'users'>, 'defaultDinerCount' | 'recipeRepeatInterval'>>

export async function updateSettings(
  { db, user }: Context,
  { body }: { body: Settings },
): Promise<Row<'users'>> {
  return updateUser(db, user.id, body)
}
