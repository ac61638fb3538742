import type { Me } from '../../domain/account/user.ts'
import {
  type EatingConstraints,
  combineConstraints,
  type PreferencesChange,
  PreferencesDraft,
  type UserPreferences,
  defaultPreferences,
} from '../../domain/household/preferences.ts'
import type { Household } from '../db/household.ts'
import { lockPerson } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { allPreferencesOf, preferencesOf, savePreferences } from './store.ts'

/** A member's preferences, or the defaults. */
export async function readPreferences(household: Household, userId: number): Promise<UserPreferences> {
  const row = await preferencesOf(household, userId)
  if (!row) return { ...defaultPreferences, userId, createdAt: null, updatedAt: null }
  const { createdAt, updatedAt, ...fields } = row
  return { ...PreferencesDraft.parse(fields), userId, createdAt, updatedAt }
}

/** What these members demand of every meal. */
export async function readConstraints(
  household: Household,
  userIds: readonly number[],
): Promise<EatingConstraints> {
  return combineConstraints(await allPreferencesOf(household, userIds))
}

/**
 * What these members must not eat in any meal; recipes and meals show warnings for it (household
 * 61).
 */
export async function readNeeds(
  household: Household,
  userIds: readonly number[],
): Promise<Me['householdNeeds']> {
  const { allergies, dietaryRestrictions: diets } = await readConstraints(household, userIds)
  return allergies.length + diets.length > 0 ? { allergies, diets } : undefined
}

/**
 * Changes one's own preferences. What is not sent stays, even if two changes, or a change and a
 * move, run at the same time.
 */
export async function changePreferences(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  { body }: { body: PreferencesChange },
): Promise<UserPreferences> {
  return db.transaction().execute(async (tx) => {
    const home = await lockPerson(tx, user.id)
    await savePreferences(home, {
      row: { ...defaultPreferences, userId: user.id, createdAt: now, updatedAt: now, ...body },
      change: { ...body, updatedAt: now },
    })
    return readPreferences(home, user.id)
  })
}
