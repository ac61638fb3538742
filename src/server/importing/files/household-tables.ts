/**
 * The household's tables: those that are exported, and those that are left out and why. Export,
 * import and undo all use this list.
 */

import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { Tables } from '../../db/tables.ts'

/** How to identify the rows of a table, and what they refer to. */
export interface TableRule {
  /** The name of its rows in a report. */
  what: string
  /** The area of the API that open pages read again when rows change. */
  area: string
  /** Rows with equal values here are the same thing, which is not imported twice. */
  identity: readonly string[]
  /** Columns that refer to rows of other tables. */
  references?: Readonly<Record<string, FullFormatTable>>
  /** Rows have ids of their own, to which other rows may refer. */
  hasId: boolean
  /** False if the table has no `userId`. */
  hasMaker?: false
  /** Each row belongs to one person; only those of the exporting person are exported. */
  isPersonal?: true
  /** The table of removed people who can be restored; they are left out. */
  removedIn?: 'removedFamilyMembers' | 'removedGuestDiners'
  /** Columns that are left out, besides `householdId` and `userId`, each with the reason. */
  leftOut?: Readonly<Record<string, string>>
}

export const tableRules: Readonly<Record<FullFormatTable, TableRule>> = {
  familyMembers: {
    what: 'family members',
    area: 'family-members',
    identity: ['firstName', 'lastName'],
    hasId: true,
    removedIn: 'removedFamilyMembers',
  },
  guestDiners: {
    what: 'guests',
    area: 'guest-diners',
    identity: ['firstName', 'lastName'],
    hasId: true,
    removedIn: 'removedGuestDiners',
  },
  familyMayContain: {
    what: 'answers to “may contain”',
    area: 'may-contain-allowances',
    identity: ['personId', 'allergen'],
    references: { personId: 'familyMembers' },
    hasId: false,
  },
  guestMayContain: {
    what: 'guests’ answers to “may contain”',
    area: 'may-contain-allowances',
    identity: ['personId', 'allergen'],
    references: { personId: 'guestDiners' },
    hasId: false,
  },
  familyFineLines: {
    what: 'lines that are fine for somebody',
    area: 'fine-lines',
    identity: ['personId', 'line', 'need'],
    references: { personId: 'familyMembers' },
    hasId: true,
  },
  guestFineLines: {
    what: 'lines that are fine for a guest',
    area: 'fine-lines',
    identity: ['personId', 'line', 'need'],
    references: { personId: 'guestDiners' },
    hasId: true,
  },
  recipes: {
    what: 'recipes',
    area: 'recipes',
    identity: ['name', 'source'],
    hasId: true,
    leftOut: {
      globalId: 'is made new, since it must differ from every other',
      deletedAt: 'deleted recipes stay behind',
    },
  },
  recipeMakings: {
    what: 'days on which something was made',
    area: 'recipes',
    identity: ['recipeId', 'date'],
    references: { recipeId: 'recipes' },
    hasId: false,
  },
  importedReadings: {
    what: 'pages that can be read again',
    area: 'recipes',
    identity: ['recipeId'],
    references: { recipeId: 'recipes' },
    hasId: false,
    hasMaker: false,
  },
  recipePictures: {
    what: 'pictures that recipes were read from',
    area: 'recipes',
    identity: ['recipeId', 'position'],
    references: { recipeId: 'recipes' },
    hasId: false,
    hasMaker: false,
  },
  recipeCollections: {
    what: 'collections',
    area: 'recipe-collections',
    identity: ['name'],
    hasId: true,
    hasMaker: false,
    leftOut: { deletedAt: 'deleted collections stay behind' },
  },
  collectionRecipes: {
    what: 'recipes in collections',
    area: 'recipe-collections',
    identity: ['collectionId', 'recipeId'],
    references: { collectionId: 'recipeCollections', recipeId: 'recipes' },
    hasId: false,
    hasMaker: false,
  },
  savedFilters: {
    what: 'saved filters',
    area: 'saved-filters',
    identity: ['name'],
    hasId: true,
    hasMaker: false,
    leftOut: { deletedAt: 'deleted filters stay behind' },
  },
  confirmedIngredients: {
    what: 'confirmed ingredients',
    area: 'known-ingredients',
    identity: ['line'],
    hasId: true,
  },
  mealPlanningDays: { what: 'day templates', area: 'meal-planning-days', identity: ['name'], hasId: true },
  weeklyTemplateAssignments: {
    what: 'weekdays with a template',
    area: 'weekly-template-assignments',
    identity: ['dayOfWeek', 'templateType'],
    references: { templateId: 'mealPlanningDays' },
    hasId: true,
  },
  dateSpecificTemplateAssignments: {
    what: 'special occasions',
    area: 'date-specific-template-assignments',
    identity: ['specificDate', 'title'],
    references: { templateId: 'mealPlanningDays' },
    hasId: true,
  },
  calendarAssignments: {
    what: 'days of the calendar',
    area: 'calendar-assignments',
    identity: ['date'],
    references: { templateId: 'mealPlanningDays', sourceTemplateId: 'mealPlanningDays' },
    hasId: true,
  },
  calendarNotes: { what: 'notes', area: 'calendar-notes', identity: ['date'], hasId: true },
  completedShoppingLists: {
    what: 'shopping lists',
    area: 'completed-shopping-lists',
    identity: ['startDate', 'endDate'],
    hasId: true,
    leftOut: { lockId: 'the days are locked again', madeFrom: 'that list is over' },
  },
  shopOrders: { what: 'orders of the shop', area: 'shop-order', identity: [], hasId: false, hasMaker: false },
  shoppingExtras: {
    what: 'items added by hand',
    area: 'shopping-extras',
    identity: ['itemId'],
    hasId: true,
    hasMaker: false,
  },
  planRules: { what: 'rules for the planner', area: 'plan-rules', identity: ['rule'], hasId: true },
  staples: { what: 'staples', area: 'staples', identity: ['name'], hasId: true, hasMaker: false },
  foodPrices: {
    what: 'prices',
    area: 'shop-prices',
    identity: ['shopId', 'food'],
    hasId: true,
    hasMaker: false,
  },
  menus: { what: 'menus', area: 'menus', identity: ['name'], hasId: true },
  userPreferences: {
    what: 'preferences for the planner',
    area: 'user-preferences',
    identity: [],
    hasId: false,
    isPersonal: true,
    leftOut: { id: 'nothing names it' },
  },
}

export const excludedColumns = new Set(['householdId', 'userId'])

/** Tables that are left out, each with the reason. */
export const excludedTables: Readonly<
  Partial<Record<keyof Tables | 'kyselyMigration' | 'kyselyMigrationLock', string>>
> = {
  households:
    'the household that it comes into has a row of its own; its planning day goes with the settings',
  users: 'accounts and passwords stay; the settings of whoever takes the household along go with it',
  sessions: 'secrets',
  accessTokens: 'secrets',
  passwordResetTokens: 'secrets',
  secondFactors: 'secrets',
  recoveryCodes: 'secrets',
  signInChallenges: 'secrets',
  invitations: 'secrets of this installation',
  signInFailures: 'belongs to no household',
  knownPlaces: 'where people sign in to this installation',
  globalCounters: 'are set by what comes in',
  libraryTags: 'are made again',
  photos: 'the pictures go along as files',
  calendarFeeds: 'secret addresses of this installation',
  calendarLocks: 'come back with the lists that lock',
  openLists: 'is made again from the plan; what was added to it by hand goes along',
  contactMessages: 'letters to the operator',
  sharedRecipeLinks: 'addresses of this installation',
  aiMealPlanningActions: 'what the planner did can only be taken back where it did it',
  planJobs: 'are over in a moment',
  removedFamilyMembers: 'removed people stay behind',
  removedGuestDiners: 'removed people stay behind',
  madeOnce: 'keys of forms that are over',
  answeredOnce: 'keys of calls that are over',
  pushKeys: 'secrets',
  pushDevices: 'browsers that this installation may tell',
  reminderChoices: 'each person’s own, like the session that it serves',
  remindersSent: 'are over in a day',
  runningTimers: 'are over in a moment',
  householdImports: 'files that came into this household',
  householdImportItems: 'what those files brought',
  pictureReadings: 'pictures that wait to be looked over here',
  pictureReadingPages: 'pictures that wait to be looked over here',
  kyselyMigration: 'is about the database',
  kyselyMigrationLock: 'is about the database',
}
