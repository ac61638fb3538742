/** The tables of our own format, a rule for each row; their columns are those of the database. */

import { allergens } from '@plateful/ingredients/foods/food'
import { z } from 'zod'
import { TemplateType } from '../calendar/day-template.ts'
import { mealListsOf, MealsOfAnyName } from '../calendar/meal.ts'
import { MenuDaysOfAnyName } from '../calendar/menu.ts'
import { Day, lengthOf } from '../day.ts'
import { Instant, StoredClientId } from '../fields.ts'
import { PersonDraft, tidyEntries } from '../household/person.ts'
import { PreferencesDraft } from '../household/preferences.ts'
import { PlanRule } from '../planner/plan-rule.ts'
import { ImportedReading } from '../recipes/imported-reading.ts'
import { LibraryFilter } from '../recipes/library-filter.ts'
import { recipeColumnsInFile } from '../recipes/recipe.ts'
import { fileText } from '../recipes/text-schemas.ts'
import { MAX_LIST_DAYS } from '../shopping/completed-list.ts'
import { Currency, LastPrice } from '../shopping/price.ts'
import { MAX_REMEMBERED, RememberedFood } from '../shopping/remembered-food.ts'
import { ShopMark } from '../shopping/row-edit.ts'
import { MAX_SHOPS, Shop } from '../shopping/shop.ts'
import { Measures, ShopCategory, ShoppingItem } from '../shopping/shopping-item.ts'
import { Rhythm } from '../shopping/staple.ts'
import { Tick } from '../shopping/tick.ts'

/** The largest counter: columns end at 2,147,483,647, and counting continues from here. */
const MAX_COUNTED = 1_000_000_000
const count = z.number().int().min(0).max(MAX_COUNTED)
const LocalId = z.number().int().positive()
const PhotoName = z
  .string()
  .regex(/^[0-9a-f]{40}\.jpg$/)
  .nullable()
const optionalText = (most: number) => fileText(most).nullable()
/** A name that may be invisible, as older files have them (`replaceBlankNames`). */
const anyName = (most: number) => z.string().trim().max(most)
const timestamps = { createdAt: Instant, updatedAt: Instant }

/**
 * A list of words. A list that was stored before its entries were first tidied and then counted may
 * be longer than a form takes: each of a hundred entries may have become fifty.
 */
const words = z.array(z.string().max(100)).max(5000).transform(tidyEntries)

const PersonRow = PersonDraft.omit({ profilePhoto: true }).extend({
  id: LocalId,
  dietaryPreferences: words.default([]),
  allergies: words.default([]),
  favoritefoods: words.default([]),
  dislikedfoods: words.default([]),
  firstName: anyName(100),
  lastName: anyName(100),
  initials: anyName(4),
  photoName: PhotoName,
  ...timestamps,
})

const MayContainRow = z.object({ personId: LocalId, allergen: fileText(100), createdAt: Instant })

// Its columns are indexed together: see the line of `confirmedIngredients`.
const FineLineRow = z.object({
  id: LocalId,
  personId: LocalId,
  line: fileText(700),
  need: fileText(100),
  createdAt: Instant,
})

const isShoppableLength = (days: number) => days >= 1 && days <= MAX_LIST_DAYS

/** The rows of a table; a file of an earlier version may not have it yet. */
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([])

/** Rows that are unique in these columns; without columns there is at most one. */
const uniqueRows = <Row extends z.ZodObject>(row: Row, ...columns: Extract<keyof z.output<Row>, string>[]) =>
  z
    .array(row)
    .superRefine((all, context) => {
      const seenKeys = new Set<string>()
      for (const [at, one] of all.entries()) {
        const identity = JSON.stringify(columns.map((column) => one[column]))
        if (seenKeys.has(identity)) context.addIssue({ code: 'custom', path: [at, ...columns.slice(0, 1)] })
        seenKeys.add(identity)
      }
    })
    .default([])

/**
 * The tables in the order of writing and reading: referenced ones come first. A column that is
 * missing here is left out of the format; a test lists those.
 */
export const FullFormatRows = z.object({
  familyMembers: rows(PersonRow),
  guestDiners: rows(PersonRow),
  familyMayContain: uniqueRows(MayContainRow, 'allergen', 'personId'),
  guestMayContain: uniqueRows(MayContainRow, 'allergen', 'personId'),
  familyFineLines: uniqueRows(FineLineRow, 'line', 'need', 'personId'),
  guestFineLines: uniqueRows(FineLineRow, 'line', 'need', 'personId'),
  recipes: uniqueRows(
    z.object({
      id: LocalId,
      userSequence: count.positive(),
      ...recipeColumnsInFile,
      photoName: PhotoName,
      isFavourite: z.boolean(),
      rating: z.number().int().min(1).max(5).nullable(),
      timesMade: count,
      lastMadeOn: Day.nullable(),
      notes: optionalText(10_000).default(null),
      notesBy: optionalText(200).default(null),
      notesAt: Instant.nullable().default(null),
      ...timestamps,
    }),
    'userSequence',
  ),
  recipeMakings: uniqueRows(z.object({ recipeId: LocalId, date: Day }), 'date', 'recipeId'),
  importedReadings: uniqueRows(z.object({ recipeId: LocalId, pageReading: ImportedReading }), 'recipeId'),
  recipePictures: uniqueRows(
    z.object({ recipeId: LocalId, position: count, photoName: PhotoName.unwrap() }),
    'recipeId',
    'position',
  ),
  recipeCollections: rows(z.object({ id: LocalId, name: anyName(100), createdAt: Instant })),
  collectionRecipes: uniqueRows(
    z.object({ collectionId: LocalId, recipeId: LocalId, createdAt: Instant }),
    'collectionId',
    'recipeId',
  ),
  savedFilters: rows(
    z.object({ id: LocalId, name: anyName(100), filter: LibraryFilter, createdAt: Instant }),
  ),
  confirmedIngredients: uniqueRows(
    z.object({
      id: LocalId,
      // It is indexed, and an index entry of PostgreSQL has at most 2,704 bytes: three a character.
      line: fileText(800),
      contains: z.array(z.enum(allergens)).max(30),
      food: optionalText(100).default(null),
      createdAt: Instant,
    }),
    'line',
  ),
  mealPlanningDays: rows(
    z.object({
      id: LocalId,
      name: fileText(300),
      isStandard: z.boolean(),
      ...mealListsOf(MealsOfAnyName),
      isLocked: z.boolean(),
      lockReason: optionalText(1000),
      lastModified: Instant,
      usageCount: count,
    }),
  ),
  weeklyTemplateAssignments: uniqueRows(
    z.object({
      id: LocalId,
      dayOfWeek: z.number().int().min(0).max(6),
      templateType: TemplateType,
      templateId: LocalId,
    }),
    'dayOfWeek',
    'templateType',
  ),
  dateSpecificTemplateAssignments: rows(
    z.object({
      id: LocalId,
      specificDate: Day,
      templateId: LocalId,
      title: fileText(500),
      notes: optionalText(10_000),
      isRecurring: z.boolean(),
    }),
  ),
  calendarAssignments: uniqueRows(
    z.object({
      id: LocalId,
      date: Day,
      ...mealListsOf(MealsOfAnyName),
      isSkipped: z.boolean(),
      templateId: LocalId.nullable(),
      sourceTemplateId: LocalId.nullable(),
      isManuallyModified: z.boolean(),
      lastModified: Instant,
      version: count.positive(),
    }),
    'date',
  ),
  calendarNotes: uniqueRows(
    z.object({ id: LocalId, date: Day, notes: fileText(20_000), ...timestamps }),
    'date',
  ),
  completedShoppingLists: rows(
    z
      .object({
        id: LocalId,
        name: fileText(300),
        startDate: Day,
        endDate: Day,
        items: z.array(ShoppingItem.extend({ id: StoredClientId })).max(5000),
        ticks: z.array(Tick.extend({ itemId: StoredClientId })).max(20_000),
        marks: z
          .array(ShopMark.extend({ itemId: StoredClientId }))
          .max(20_000)
          .default([]),
        completedAt: Instant,
        byHand: z.array(StoredClientId).max(5000).default([]),
      })
      // Its days are locked again, so its range is limited as for lists that are completed here.
      .refine(({ startDate: start, endDate: end }) => isShoppableLength(lengthOf({ start, end })), {
        path: ['endDate'],
      }),
  ),
  shopOrders: uniqueRows(
    z.object({
      aisles: z.array(ShopCategory).max(50),
      alwaysHave: z.array(fileText(300)).max(2000),
      measures: Measures.nullable().default(null),
      remembered: z.array(RememberedFood).max(MAX_REMEMBERED).default([]),
      shops: z
        .array(Shop.extend({ id: StoredClientId, aisles: z.array(ShopCategory).max(50) }))
        .max(MAX_SHOPS)
        .default([]),
      currency: Currency.nullable().default(null),
    }),
  ),
  shoppingExtras: uniqueRows(
    z.object({
      id: LocalId,
      itemId: ShoppingItem.shape.id,
      name: fileText(500),
      quantity: ShoppingItem.shape.quantity,
      unit: ShoppingItem.shape.unit,
    }),
    'itemId',
  ),
  planRules: rows(
    z.object({ id: LocalId, rule: PlanRule, offWeeks: z.array(Day).max(60), createdAt: Instant }),
  ),
  staples: rows(
    z.object({
      id: LocalId,
      name: fileText(300),
      quantity: ShoppingItem.shape.quantity,
      unit: ShoppingItem.shape.unit,
      rhythm: Rhythm,
      nextOn: Day.nullable(),
    }),
  ),
  foodPrices: uniqueRows(
    LastPrice.extend({ id: LocalId, shopId: StoredClientId, saidAt: Instant }),
    'shopId',
    'food',
  ),
  menus: rows(
    z.object({ id: LocalId, name: anyName(300), menuDays: MenuDaysOfAnyName, lastModified: Instant }),
  ),
  userPreferences: uniqueRows(
    PreferencesDraft.extend({
      dietaryRestrictions: words,
      allergies: words,
      dislikedIngredients: words,
      preferredCuisines: words,
      ...timestamps,
    }),
  ),
})

/** The name of a table of our own file. */
export type FullFormatTable = keyof z.infer<typeof FullFormatRows>
/** Their names, in the same order. */
export const fullFormatTables = FullFormatRows.keyof().options
