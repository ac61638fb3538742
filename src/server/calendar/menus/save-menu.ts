import { type Meal, mealFieldOf } from '../../../domain/calendar/meal.ts'
import {
  type Menu,
  type MenuChange,
  type MenuDay,
  type MenuDraft,
  MAX_MENUS,
} from '../../../domain/calendar/menu.ts'
import { refuse } from '../../../domain/refusal.ts'
import { createIdempotently } from '../../db/create-idempotently.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { refuseUnknownDiners } from '../../household/refuse-unknown-diners.ts'
import type { Context, WithId, CreateInput } from '../../http/context.ts'
import { refuseUnknownRecipes } from '../../recipes/refuse-unknown-recipes.ts'
import { countMenus } from './store.ts'

const noSuchMenu = () => refuse('NOT_FOUND', 'This menu is no longer there.')

/**
 * All meals of a menu, as if at one meal time, so that their recipes and people are looked up at
 * once.
 */
const mealsOf = (days: readonly MenuDay[]): { dinnerMeals: Meal[] } => ({
  dinnerMeals: days.flatMap((day) => Object.values(mealFieldOf).flatMap((field) => day[field])),
})

/** Saves a week under a name. */
export async function createMenu(
  { household, user, now }: Context,
  { body, idempotencyKey }: CreateInput<MenuDraft>,
): Promise<Menu> {
  const make = async (tx: Household) => {
    await lockHousehold(tx)
    if ((await countMenus(tx)) >= MAX_MENUS)
      throw refuse('BAD_INPUT', `A household can have up to ${MAX_MENUS} menus. Delete one first.`)
    const meals = mealsOf(body.menuDays)
    await refuseUnknownRecipes(tx, meals, {})
    await refuseUnknownDiners(tx, meals, {})
    return tx.insert('menus', { ...body, userId: user.id, lastModified: now })
  }
  return household.transaction((tx) =>
    createIdempotently(
      tx,
      'menus',
      { user, now, idempotencyKey },
      {
        content: body,
        make: () => make(tx),
        find: (id) => tx.byId('menus', id),
        change: async ({ id }) =>
          (await tx.change('menus', id, { ...body, lastModified: now }).executeTakeFirst()) ?? make(tx),
      },
    ),
  )
}

export async function renameMenu(
  { household, now }: Context,
  { params, body }: WithId & { body: MenuChange },
): Promise<Menu> {
  const renamed = await household
    .change('menus', params.id, { ...body, lastModified: now })
    .executeTakeFirst()
  if (!renamed) throw noSuchMenu()
  return renamed
}

export async function deleteMenu({ household }: Context, { params }: WithId): Promise<void> {
  if (!(await household.remove('menus', params.id))) throw noSuchMenu()
}
