/**
 * The tables, typed once for both databases. Instants are ISO text and days plain text in both, so
 * both sort by time.
 */

import type { Insertable, Kysely, Selectable } from 'kysely'
import type { AccountTables } from './tables/account.ts'
import type { CalendarTables } from './tables/calendar.ts'
import type { CallsTables } from './tables/calls.ts'
import type { HomeTables } from './tables/home.ts'
import type { HouseholdTables } from './tables/household.ts'
import type { ImportingTables } from './tables/importing.ts'
import type { PlannerTables } from './tables/planner.ts'
import type { RecipesTables } from './tables/recipes.ts'
import type { SharingTables } from './tables/sharing.ts'
import type { ShoppingTables } from './tables/shopping.ts'

export interface Tables
  extends
    AccountTables,
    RecipesTables,
    SharingTables,
    HouseholdTables,
    CalendarTables,
    PlannerTables,
    ShoppingTables,
    ImportingTables,
    HomeTables,
    CallsTables {}

/** The tables whose rows belong to a household each; `household.ts` is the way to them. */
export type HouseholdTable = {
  [T in Exclude<keyof Tables, 'users'>]: 'householdId' extends keyof Tables[T] ? T : never
}[Exclude<keyof Tables, 'users'>]

/** What belongs to no household: accounts and what the installation keeps for itself. */
export type Db = Kysely<Omit<Tables, HouseholdTable>>
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>
/** A row to insert by the scope of its household, which adds the `householdId`. */
export type NewHouseholdRow<Table extends HouseholdTable> = Omit<NewRow<Table>, 'householdId'>

type Columns = { [T in keyof Tables]: Selectable<Tables[T]> }[keyof Tables]
type ColumnsOf<Kind, Table = Columns> = Table extends unknown
  ? { [C in keyof Table]-?: Table[C] extends Kind ? C : never }[keyof Table]
  : never

/**
 * The columns that hold JSON, and those that hold a yes or no: the embedded database has neither
 * type. A name means the same in every table, and the compiler refuses a column that is missing
 * here.
 */
export const jsonColumns = {
  ingredients: true,
  steps: true,
  usedRecipes: true,
  tags: true,
  dietaryPreferences: true,
  allergies: true,
  favoritefoods: true,
  dislikedfoods: true,
  breakfastMeals: true,
  lunchMeals: true,
  dinnerMeals: true,
  snackMeals: true,
  items: true,
  ticks: true,
  marks: true,
  byHand: true,
  origins: true,
  foods: true,
  plannedLines: true,
  edits: true,
  aisles: true,
  alwaysHave: true,
  recipeIds: true,
  dietaryRestrictions: true,
  dislikedIngredients: true,
  preferredCuisines: true,
  mealTypes: true,
  affectedDates: true,
  tagsApplied: true,
  generationParameters: true,
  originalState: true,
  newState: true,
  contains: true,
  rule: true,
  offWeeks: true,
  remembered: true,
  shops: true,
  menuDays: true,
  pageReading: true,
  filter: true,
  choices: true,
  scopes: true,
} as const satisfies Record<ColumnsOf<object>, true>

export const booleanColumns = {
  onboardingSkipped: true,
  isVerified: true,
  isSkipped: true,
  isManuallyModified: true,
  isStandard: true,
  isLocked: true,
  isRecurring: true,
  autoPopulateBreakfast: true,
  autoPopulateLunch: true,
  autoPopulateDinner: true,
  autoPopulateSnacks: true,
  balanceProteins: true,
  balanceVegetables: true,
  balanceCuisines: true,
  isFavourite: true,
  keepsNumbers: true,
} as const satisfies Record<ColumnsOf<boolean>, true>
