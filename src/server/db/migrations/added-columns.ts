/**
 * Migrations that only add columns to a table, each under its number. `migrate.ts` runs them among
 * the others, in the order of the numbers.
 */

import { type Migration, sql } from 'kysely'
import { column } from '../column-types.ts'

/** Columns that are null in existing rows. */
const added = (table: string, columns: Record<string, 'integer' | 'text'>): Migration => ({
  async up(db) {
    for (const [name, type] of Object.entries(columns))
      await db.schema.alterTable(table).addColumn(name, type).execute()
  },
})

/** A column with a list, empty in existing rows. */
const addedList = (table: string, name: string): Migration => ({
  async up(db) {
    await db.schema
      .alterTable(table)
      .addColumn(name, column(db).json, (c) => c.notNull().defaultTo(sql`'[]'`))
      .execute()
  },
})

export const addedColumns: Record<string, Migration> = {
  /** Where the total time is more than preparation and cooking: while dough rests. */
  '0022-total-time': added('recipes', { totalTimeMinutes: 'integer' }),
  /** How hard a recipe says it is: easy, medium or hard. */
  '0026-difficulty': added('recipes', { difficulty: 'text' }),
  /** The measures in which a household's lists are shown. */
  '0027-shop-measures': added('shopOrders', { measures: 'text' }),
  /** What a household calls foods and where it finds them, for its next list. */
  '0029-remembered-foods': addedList('shopOrders', 'remembered'),
  /** The shops of a household; the order that it has is that of its first one. */
  '0032-shops': addedList('shopOrders', 'shops'),
  /** What was said of the rows of a completed list in the shop, besides their ticks. */
  '0033-shop-marks': addedList('completedShoppingLists', 'marks'),
  /** A household's own notes on a recipe, who wrote them last, and when. */
  '0036-recipe-notes': added('recipes', { notes: 'text', notesBy: 'text', notesAt: 'text' }),
  /** Ingredient lines of a recipe that stand for other recipes of the household. */
  '0037-used-recipes': addedList('recipes', 'usedRecipes'),
  /** What a recipe tells besides what one cooks by; equipment and tips have a thing a line. */
  '0039-told-fields': added('recipes', {
    author: 'text',
    description: 'text',
    makes: 'text',
    video: 'text',
    equipment: 'text',
    tips: 'text',
  }),
  /** For how many people the recipe of a running timer is cooked. */
  '0047-timer-servings': added('runningTimers', { servings: 'integer' }),
  /** Which step of the recipe a running timer is of. */
  '0048-timer-step': added('runningTimers', { step: 'integer' }),
  /**
   * The day that a running timer's recipe is cooked for, and the screen that it was opened from.
   */
  '0049-timer-day': added('runningTimers', { date: 'text', from: 'text' }),
}
