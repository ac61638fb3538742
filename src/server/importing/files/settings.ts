import type { FullFormat } from '../../../domain/importing/full-format.ts'
import { notSignedIn } from '../../../domain/refusal.ts'
import type { Db } from '../../db/tables.ts'

type Settings = NonNullable<FullFormat['settings']>

export async function settingsOf(db: Db, userId: number): Promise<Settings> {
  return db
    .selectFrom('users')
    .select(['defaultDinerCount', 'recipeRepeatInterval'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)
}

export async function saveSettings(tx: Db, userId: number, settings: Settings): Promise<void> {
  await tx.updateTable('users').set(settings).where('id', '=', userId).execute()
}
