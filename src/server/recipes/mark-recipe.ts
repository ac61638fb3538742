import { addDays } from '../../domain/day.ts'
import { type CookLogDay, type MarksChange, sumCookLog } from '../../domain/recipes/recipe-marks.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { refuse, refuseField } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import { type Context, todayOf, type WithId } from '../http/context.ts'
import { requireRecipe } from './save-recipe.ts'
import { cookLogOf, insertCookLogEntry, recipeById, removeCookLogEntry, updateRecipe } from './store.ts'

const STILL_TO_COME = 'That day hasn’t come yet. Choose today or an earlier day.'

/** Sets the heart or the stars; what is not sent stays. */
export async function markRecipe(
  { household }: Context,
  { params, body }: WithId & { body: MarksChange },
): Promise<Recipe> {
  const row = await household.transaction((tx) =>
    Object.keys(body).length === 0 ? recipeById(tx, params.id) : updateRecipe(tx, params.id, body),
  )
  return requireRecipe(row)
}

/** The days on which a recipe of the household was made. */
export async function listCookLog({ household }: Context, { params }: WithId): Promise<CookLogDay[]> {
  requireRecipe(await recipeById(household, params.id))
  return cookLogOf(household, params.id)
}

/** Changes the days and their sums; concurrent changes in a household wait. */
async function changeCookLog(
  { household }: Context,
  id: number,
  change: (tx: Household) => Promise<void>,
): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    requireRecipe(await recipeById(tx, id))
    await change(tx)
    const days = (await cookLogOf(tx, id)).map(({ date }) => date)
    await updateRecipe(tx, id, sumCookLog(days))
  })
}

/** Notes that a recipe was made on a day; a repeat changes nothing. */
export async function addToCookLog(
  context: Context,
  { params, body: { date } }: WithId & { body: CookLogDay },
): Promise<CookLogDay> {
  const { user, now } = context
  // One day ahead is allowed for time zones.
  if (date > addDays(todayOf(now), 1)) {
    throw refuseField('date', STILL_TO_COME)
  }
  await changeCookLog(context, params.id, (tx) =>
    insertCookLogEntry(tx, { recipeId: params.id, userId: user.id, date }),
  )
  return { date }
}

export async function deleteFromCookLog(
  context: Context,
  { params: { id, date } }: { params: { id: number; date: string } },
): Promise<void> {
  await changeCookLog(context, id, async (tx) => {
    if (!(await removeCookLogEntry(tx, { recipeId: id, date }))) {
      throw refuse('NOT_FOUND', 'This recipe wasn’t made on that day.')
    }
  })
}
