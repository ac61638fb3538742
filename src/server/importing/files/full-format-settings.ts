import type { FullFormat } from '../../../domain/importing/full-format.ts'
import { notSignedIn } from '../../../domain/refusal.ts'
import { planningDayOf, putPlanningDay } from '../../account/reminders/store.ts'
import type { Household } from '../../db/household.ts'

type Settings = NonNullable<FullFormat['settings']>

export async function settingsOf(household: Household, userId: number): Promise<Settings> {
  const settings = await household.db
    .selectFrom('users')
    .select(['defaultDinerCount', 'recipeRepeatInterval'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)
  return { ...settings, planningDay: await planningDayOf(household) }
}

export async function saveSettings(
  tx: Household,
  userId: number,
  { planningDay, ...settings }: Settings,
): Promise<void> {
  await tx.db.updateTable('users').set(settings).where('id', '=', userId).execute()
  if (planningDay !== undefined) await putPlanningDay(tx, { planningDay })
}
