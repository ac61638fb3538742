/** Writes another program's plans into empty meal times of open days. */

import { randomUUID } from 'node:crypto'
import { formatCount } from '@plateful/ingredients/format-english'
import { addToGroup } from '@plateful/ingredients/group-by'
import type { FileMeal } from '@plateful/recipe-formats/file-recipe'
import { emptyDay } from '../../../domain/calendar/day-plan.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { type Meal, mealFieldOf, type MealSlot, MAX_MEALS } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { storedDays } from '../../calendar/put-day.ts'
import { insertAssignment, locksBetween, updateAssignment } from '../../calendar/store.ts'
import type { Household } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { addRemark, type RecipeImporter, type RunningImport } from './import-recipes.ts'
import { Interrupted } from './interrupted.ts'
import { rowHash } from './row-hash.ts'
import { type ImportItem, insertItems, type NewItem, saveProgress } from './store.ts'
import { nextDays, type ReadDay } from './upload-tasks.ts'

/** An import of planned meals or shopping lists, with what they refer to. */
export interface ImportedPlan extends RunningImport {
  /** The id of the recipe with a key of the other program. */
  idOf: (key: string) => number | undefined
  peopleCount: number
}

/** Days in one transaction, for which other writers wait. */
const WRITTEN_AT_ONCE = 4

/** What an undo needs to know of meals that were put into a day. */
export interface ImportedMealHash {
  slot: MealSlot
  meals: Record<string, string>
}

type Slot = ReadDay['slots'][number]

/** How many meals are left out, by reason. */
const noneLeftOut = () => ({ locked: 0, taken: 0, tooMany: 0 })
type LeftOut = ReturnType<typeof noneLeftOut>

/** Writes planned meals. Meal times with a meal, and locked days, stay as they are. */
export async function importMeals(importer: RecipeImporter, plan: ImportedPlan): Promise<void> {
  const leftOut = noneLeftOut()
  const slotsWritten = slotsWrittenBy(plan.items)
  for (;;) {
    const daysRead = await plan.runTask(nextDays, undefined)
    if (daysRead.length === 0) break
    for (let from = 0; from < daysRead.length; from += WRITTEN_AT_ONCE) {
      const readDays = daysRead.slice(from, from + WRITTEN_AT_ONCE).map(({ date, slots }) => {
        const before = slotsWritten(date)
        leftOut.tooMany += countOverLimit(slots.filter(({ slot }) => before.has(slot)))
        return { date, slots: slots.filter(({ slot }) => !before.has(slot)) }
      })
      const toWrite = readDays.filter(({ slots }) => slots.length > 0)
      if (toWrite.length > 0) {
        if (plan.isStopping()) throw new Interrupted()
        await importer.household.transaction(async (tx) => {
          await writeDays(tx, importer, plan, toWrite, leftOut)
          await saveProgress(tx, plan.row, plan.result)
        })
      }
      await nextSlice(importer.household.id)
    }
  }
  const remark = (count: number, why: string) => {
    if (count > 0) addRemark(plan.result, `${formatCount(count, 'planned meal')} stayed behind: ${why}.`)
  }
  remark(leftOut.locked, 'those days are locked')
  remark(leftOut.taken, 'something is already planned there')
  remark(leftOut.tooMany, `a meal time can only have ${MAX_MEALS}`)
}

async function writeDays(
  tx: Household,
  importer: RecipeImporter,
  plan: ImportedPlan,
  toWrite: readonly ReadDay[],
  leftOut: LeftOut,
): Promise<void> {
  await lockHousehold(tx)
  const dates = toWrite.map(({ date }) => date)
  const stored = await storedDays(tx, dates)
  const locks = await locksBetween(tx, { start: dates[0] ?? '', end: dates.at(-1) ?? '' })
  for (const { date, slots } of toWrite) {
    const current = stored.get(date)
    const isFreeSlot = ({ slot }: Slot) => (current?.[mealFieldOf[slot]].length ?? 0) === 0
    const isOpen = !isLocked(date, locks)
    const free = isOpen ? slots.filter(isFreeSlot) : []
    if (isOpen) leftOut.taken += countIn(slots) - countIn(free)
    else leftOut.locked += countIn(slots)
    leftOut.tooMany += countOverLimit(free)
    const isStored = current !== undefined
    if (free.length > 0)
      await writeSlots(tx, importer, plan, { date, free: free.map(trimmedToLimit), isStored })
  }
}

const countIn = (slots: readonly Slot[]) => slots.reduce((sum, { meals }) => sum + meals.length, 0)
const trimmedToLimit = ({ slot, meals }: Slot): Slot => ({ slot, meals: meals.slice(0, MAX_MEALS) })
const countOverLimit = (slots: readonly Slot[]) => countIn(slots) - countIn(slots.map(trimmedToLimit))

const slotOf = (stamp: string): MealSlot => (JSON.parse(stamp) as ImportedMealHash).slot

/** The meal times of a day that this import wrote before it was interrupted. */
function slotsWrittenBy(items: readonly ImportItem[]): (date: Day) => ReadonlySet<MealSlot> {
  const stamps = new Map<Day, string[]>()
  for (const { kind, sourceKey, stamp } of items)
    if (kind === 'meals' && sourceKey !== null && stamp !== null) addToGroup(stamps, sourceKey, stamp)
  return (date) => new Set(stamps.get(date)?.map(slotOf))
}

async function writeSlots(
  tx: Household,
  { user, now }: RecipeImporter,
  plan: ImportedPlan,
  { date, free, isStored }: { date: Day; free: readonly Slot[]; isStored: boolean },
): Promise<void> {
  const written = {
    ...Object.fromEntries(
      free.map(({ slot, meals }) => [mealFieldOf[slot], meals.map((meal) => mealOf(meal, plan))]),
    ),
    isManuallyModified: true,
    lastModified: now,
  }
  const row = isStored
    ? await updateAssignment(tx, date, written)
    : await insertAssignment(tx, { ...emptyDay(date), ...written, userId: user.id })
  if (!row) return
  const items = free.map(({ slot }): NewItem => {
    const importedMeals: Meal[] = row[mealFieldOf[slot]]
    const stamp: ImportedMealHash = {
      slot,
      meals: Object.fromEntries(importedMeals.map((meal) => [meal.id, rowHash(meal)])),
    }
    plan.result.meals += importedMeals.length
    return {
      importId: plan.row.id,
      kind: 'meals',
      itemId: row.id,
      sourceKey: date,
      stamp: JSON.stringify(stamp),
    }
  })
  await insertItems(tx, items)
}

function mealOf({ name, recipeKey }: FileMeal, { idOf, peopleCount }: ImportedPlan): Meal {
  const recipeId = recipeKey === null ? undefined : idOf(recipeKey)
  const people = Math.min(PEOPLE_LIMITS.most, Math.max(PEOPLE_LIMITS.least, peopleCount))
  return {
    id: randomUUID(),
    name: name.trim().slice(0, 200),
    peopleCount: people,
    ...(recipeId === undefined ? { type: 'food' } : { type: 'recipe', recipeId }),
  }
}
