/** Writes another program's plans into empty meal times of open days, and its shopping lists as completed ones of a day each. */
import { randomUUID } from 'node:crypto'
import { emptyDay } from '../../domain/calendar/assignment.ts'
import { isLocked } from '../../domain/calendar/lock.ts'
import { addDays, type Day } from '../../domain/day/day.ts'
import { findFood } from '../../domain/foods/find-food.ts'
import {
  type Meal,
  mealFieldOf,
  type MealSlot,
  mealSlots,
  MOST_MEALS,
  PEOPLE,
} from '../../domain/meals/meal.ts'
import type { BroughtList, BroughtMeal } from '../../domain/moving/brought.ts'
import type { ImportResult } from '../../domain/moving/household-import.ts'
import { sayCount } from '../../domain/planner/words.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { lockDays } from '../calendar/lock-days.ts'
import { storedDays } from '../calendar/put-days.ts'
import { insertAssignment, locksBetween, updateAssignment } from '../calendar/store.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Db } from '../db/tables.ts'
import { insertCompletedList } from '../shopping/store.ts'
import { addRemark, type Bringer } from './bring-recipes.ts'
import { stampOf } from './stamp.ts'
import { type ImportItem, insertItems } from './store.ts'

interface Days {
  importId: number
  /** The recipe that a key of the other program stands for. */
  idOf: (key: string) => number | undefined
  peopleCount: number
  result: ImportResult
}

/** What an undo needs to know of meals that were put into a day. */
export interface BroughtMealStamp {
  slot: MealSlot
  meals: Record<string, string>
}

type NewItem = Pick<ImportItem, 'importId' | 'kind' | 'itemId' | 'sourceKey' | 'stamp'>

/** Whoever planned something already keeps it: a meal time that holds a meal, and a locked day, stay as they are. */
export async function bringMeals(
  tx: Db,
  { user, now }: Bringer,
  meals: BroughtMeal[],
  days: Days,
): Promise<void> {
  if (meals.length === 0) return
  await holdHousehold(tx, user.householdId)
  const dates = [...new Set(meals.map(({ date }) => date))].toSorted()
  const stored = await storedDays(tx, user.householdId, dates)
  const [start = '', end = ''] = [dates[0], dates.at(-1)]
  const locks = await locksBetween(tx, user.householdId, { start, end })
  let [onLocked, onTaken, tooMany] = [0, 0, 0]
  for (const date of dates) {
    const slots = mealSlots.flatMap((slot) => {
      const some = meals.filter((meal) => meal.date === date && meal.slot === slot)
      tooMany += Math.max(0, some.length - MOST_MEALS)
      return some.length > 0 ? [{ slot, some: some.slice(0, MOST_MEALS) }] : []
    })
    if (isLocked(date, locks)) {
      onLocked += slots.reduce((sum, { some }) => sum + some.length, 0)
      continue
    }
    const current = stored.get(date)
    const free = slots.filter(({ slot }) => (current?.[mealFieldOf[slot]].length ?? 0) === 0)
    onTaken += slots.filter((one) => !free.includes(one)).reduce((sum, { some }) => sum + some.length, 0)
    if (free.length === 0) continue
    const written = Object.fromEntries(
      free.map(({ slot, some }) => [mealFieldOf[slot], some.map((meal) => mealOf(meal, days))]),
    )
    const row = current
      ? await updateAssignment(tx, user.householdId, date, {
          ...written,
          lastModified: now,
          isManuallyModified: true,
        })
      : await insertAssignment(tx, user.householdId, {
          ...emptyDay(date),
          ...written,
          userId: user.id,
          isManuallyModified: true,
          lastModified: now,
        })
    if (!row) continue
    const items = free.map(({ slot }): NewItem => {
      const brought: Meal[] = row[mealFieldOf[slot]]
      const stamp: BroughtMealStamp = {
        slot,
        meals: Object.fromEntries(brought.map((meal) => [meal.id, stampOf(meal)])),
      }
      days.result.meals += brought.length
      return {
        importId: days.importId,
        kind: 'meals',
        itemId: row.id,
        sourceKey: date,
        stamp: JSON.stringify(stamp),
      }
    })
    await insertItems(tx, user.householdId, items)
  }
  const stayedBehind = (count: number, why: string) => {
    if (count > 0) addRemark(days.result, `${sayCount(count, 'planned meal')} stayed behind: ${why}.`)
  }
  stayedBehind(onLocked, 'those days are locked')
  stayedBehind(onTaken, 'something is planned there already')
  stayedBehind(tooMany, `a meal time holds at most ${MOST_MEALS}`)
}

function mealOf({ name, recipeKey }: BroughtMeal, { idOf, peopleCount }: Days): Meal {
  const recipeId = recipeKey === null ? undefined : idOf(recipeKey)
  const people = Math.min(PEOPLE.most, Math.max(PEOPLE.least, peopleCount))
  return {
    id: randomUUID(),
    name: name.trim().slice(0, 200),
    peopleCount: people,
    ...(recipeId === undefined ? { type: 'food' } : { type: 'recipe', recipeId }),
  }
}

const MOST_ITEMS = 2000
const FARTHEST_BACK = 366

/** A list keeps the day it was made on, or the next earlier one that is open: a completed list locks its days. */
export async function bringLists(tx: Db, bringer: Bringer, lists: BroughtList[], days: Days): Promise<void> {
  const { user, now, today } = bringer
  for (const list of lists) {
    const items = list.items.slice(0, MOST_ITEMS).map((item, at) => itemOf(item, at, days))
    if (items.length === 0) continue
    const day = await openDayBefore(tx, user.householdId, list.date ?? today)
    if (day === null) {
      addRemark(days.result, `The list ${list.name} found no open day and stayed behind.`)
      continue
    }
    const name = list.name.trim().slice(0, 200) || 'Shopping list'
    const lockId = await lockDays(
      tx,
      user.householdId,
      { start: day, end: day },
      { reason: `Shopping list: ${name}`, now },
    )
    const row = await insertCompletedList(tx, user.householdId, {
      name,
      startDate: day,
      endDate: day,
      items,
      userId: user.id,
      lockId,
      completedAt: now,
    })
    await insertItems(tx, user.householdId, [
      {
        importId: days.importId,
        kind: 'completedShoppingLists',
        itemId: row.id,
        sourceKey: null,
        stamp: stampOf(row),
      },
    ])
    days.result.lists += 1
  }
}

async function openDayBefore(tx: Db, householdId: number, day: Day): Promise<Day | null> {
  const start = addDays(day, -FARTHEST_BACK)
  const locks = await locksBetween(tx, householdId, { start, end: day })
  for (let candidate = day; candidate >= start; candidate = addDays(candidate, -1)) {
    if (!isLocked(candidate, locks)) return candidate
  }
  return null
}

type BroughtItem = BroughtList['items'][number]

function itemOf(item: BroughtItem, at: number, { idOf }: Days): ShoppingItem {
  const quantity = item.quantity === null ? null : Math.min(1_000_000, Math.max(0, item.quantity))
  return {
    id: `brought-${at + 1}`,
    name: item.name.trim().slice(0, 300),
    category: findFood(item.name).category,
    quantity,
    unit: item.unit.slice(0, 100),
    isChecked: item.isChecked,
    recipeIds: item.recipeKeys.flatMap((key) => idOf(key) ?? []).slice(0, 500),
  }
}
