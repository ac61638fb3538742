/**
 * The tables, typed once for both databases. Instants are ISO text and days plain text in both, so
 * both sort by time.
 */
import type { ColumnType, Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { Allergen } from '@plateful/ingredients/foods/food'
import type { Day } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { ReminderChoices } from '../../domain/account/reminders.ts'
import type { Meal, MealSlot } from '../../domain/calendar/meal.ts'
import type { MenuDay } from '../../domain/calendar/menu.ts'
import type { Duplicates, ImportState } from '../../domain/importing/household-import.ts'
import type { ReadingState } from '../../domain/importing/picture-reading.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import type { DayStates, PlanningAction } from '../../domain/planner/planning-action.ts'
import type { Person, PersonColumn } from '../../domain/household/person.ts'
import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import type { LibraryFilter } from '../../domain/recipes/library-filter.ts'
import type { Recipe, RecipeColumn } from '../../domain/recipes/recipe.ts'
import type { RememberedFood } from '../../domain/shopping/food-memory.ts'
import type { Measures, ShopCategory, ShoppingItem } from '../../domain/shopping/item.ts'
import type { PlannedLine } from '../../domain/shopping/gather.ts'
import type { Origin } from '../../domain/shopping/open-list.ts'
import type { Edits, ShopMark } from '../../domain/shopping/row-edit.ts'
import type { KnownFood } from '../../domain/shopping/shop-order.ts'
import type { Currency } from '../../domain/shopping/price.ts'
import type { Shop } from '../../domain/shopping/shop.ts'
import type { Rhythm } from '../../domain/shopping/staple.ts'
import type { Tick } from '../../domain/shopping/tick.ts'

/** A column that holds a list or an object: jsonb in PostgreSQL, text in the embedded database. */
type Json<T> = ColumnType<T, T, T>

interface Households {
  id: Generated<number>
  onboardingSkipped: boolean
  /**
   * Drawn anew with every change that must not cross another one of the same household; see
   * `hold-household.ts`.
   */
  revision: Generated<number>
  /** Who was alone here, joined another household and returns to this one after leaving it. */
  keptForUserId: number | null
  /** When its people are asked what to eat next week; Monday is 0. */
  planningDay: Generated<number>
  createdAt: Instant
}

interface Users {
  id: Generated<number>
  householdId: number
  username: string
  email: string
  hashedPassword: string
  firstName: string
  lastName: string
  isVerified: boolean
  pendingEmail: string | null
  emailTokenHash: string | null
  emailTokenExpiresAt: Instant | null
  defaultDinerCount: Generated<number>
  recipeRepeatInterval: Generated<number>
  photoImportsUsed: Generated<number>
  photoImportsResetDate: Day | null
  mealPlanningSubscription: string | null
  weeklyMealPlanLimit: number | null
  deletedAt: Instant | null
  deletionScheduledFor: Instant | null
  createdAt: Instant
}

interface Sessions {
  id: Generated<number>
  tokenHash: string
  userId: number
  userAgent: string | null
  createdAt: Instant
  expiresAt: Instant
}

interface PasswordResetTokens {
  tokenHash: string
  userId: number
  expiresAt: Instant
  createdAt: Instant
}

/**
 * Two-step sign-in of one person; without `switchedOnAt` it waits for the first code of their app.
 */
interface SecondFactors {
  userId: number
  /** The key that the app has too; see `auth/seal.ts`. */
  secret: string
  /**
   * The newest thirty seconds whose code was used; neither that code nor an older one is good
   * again.
   */
  lastStep: number
  recoverySalt: string
  switchedOnAt: Instant | null
  createdAt: Instant
}

/** A code, used once, for whoever has lost the app. */
interface RecoveryCodes {
  userId: number
  codeHash: string
}

/**
 * Who knew the password and is asked for a code; whoever holds the secret of it may try a few
 * times.
 */
interface SignInChallenges {
  tokenHash: string
  userId: number
  triesLeft: number
  createdAt: Instant
  expiresAt: Instant
}

/** Where an account was let in before. */
interface KnownPlaces {
  userId: number
  /** 'network:…' as limits count it, or 'browser:…' with the hash of the token in its cookie. */
  place: string
  seenAt: Instant
}

/** Who holds the secret of one may come into the household, once. */
interface Invitations {
  householdId: number
  id: Generated<number>
  /** Who invited. */
  userId: number
  /** Of the link that the inviter sees. */
  tokenHash: string
  /**
   * Of the link that was sent to the address and shown to nobody: who follows it has proved the
   * address.
   */
  mailedTokenHash: string | null
  /** Where it was mailed to; null for a link that somebody passes on. */
  email: string | null
  createdAt: Instant
  expiresAt: Instant
}

interface SignInFailures {
  /** What the failures count against: 'email:… from …', 'address:…'. */
  subject: string
  /** The e-mail address whose account it is about; a new password forgets it. */
  account: Generated<string | null>
  count: number
  /** When the count starts anew. */
  resetsAt: Instant
}

interface GlobalCounters {
  counterName: string
  currentValue: number
  updatedAt: Instant
}

/** A column for each field that a person fills in; a photo has its own. */
type ColumnsFor<Thing, Column extends keyof Thing> = {
  [C in Column]: Thing[C] extends string[] ? Json<string[]> : Thing[C]
}

interface Recipes extends ColumnsFor<Recipe, RecipeColumn> {
  id: Generated<number>
  householdId: number
  userId: number
  globalId: string
  userSequence: number
  /** The name of a photo in the photo store, see `photos`. */
  photoName: string | null
  createdAt: Instant
  updatedAt: Instant
  isFavourite: Generated<boolean>
  rating: number | null
  /** Counted from `recipeMakings` with every change of it, so that lists need not. */
  timesMade: Generated<number>
  lastMadeOn: Day | null
  /** The household's own notes; the name of who wrote them last, and when. */
  notes: string | null
  notesBy: string | null
  notesAt: Instant | null
  /** Since when it is deleted; it can be brought back for a while, and nobody sees it meanwhile. */
  deletedAt: Instant | null
}

/** A recipe was made on a day. */
interface RecipeMakings {
  householdId: number
  recipeId: number
  userId: number
  date: Day
}

/** What the page of a recipe said when it was last read. */
interface ImportedReadings {
  householdId: number
  recipeId: number
  pageReading: Json<ImportedReading>
}

/** The pictures that a recipe was read from, in their order. */
interface RecipePictures {
  householdId: number
  recipeId: number
  position: number
  photoName: string
}

/** A collection of recipes. */
interface RecipeCollections {
  id: Generated<number>
  householdId: number
  name: string
  createdAt: Instant
  /** Since when it is deleted; it can be brought back for a while. */
  deletedAt: Instant | null
}

/** A recipe is in a collection. */
interface CollectionRecipes {
  householdId: number
  collectionId: number
  recipeId: number
  createdAt: Instant
}

/** A filter of the library that the household keeps by name. */
interface SavedFilters {
  id: Generated<number>
  householdId: number
  name: string
  filter: Json<LibraryFilter>
  createdAt: Instant
  /** Since when it is deleted; it can be brought back for a while. */
  deletedAt: Instant | null
}

/**
 * A new word with every change of a household's recipes, so that a reader can ask whether anything
 * changed.
 */
interface LibraryTags {
  householdId: number
  tag: string
}

interface Photos {
  householdId: number
  name: string
  bytes: number
  createdAt: Instant
}

/** A family member or a guest: two tables of one shape. */
interface People extends ColumnsFor<Person, PersonColumn> {
  id: Generated<number>
  householdId: number
  userId: number
  photoName: string | null
  createdAt: Instant
  updatedAt: Instant
}

/** How one person would like the planner to choose. */
interface UserPreferences {
  householdId: number
  id: Generated<number>
  userId: number
  autoPopulateBreakfast: boolean
  autoPopulateLunch: boolean
  autoPopulateDinner: boolean
  autoPopulateSnacks: boolean
  dietaryRestrictions: Json<string[]>
  allergies: Json<string[]>
  dislikedIngredients: Json<string[]>
  preferredCuisines: Json<string[]>
  maxCookingTimeBreakfast: number
  maxCookingTimeLunch: number
  maxCookingTimeDinner: number
  preferredComplexity: string
  avoidRepetitionDays: number
  budgetPerServing: string | null
  balanceProteins: boolean
  balanceVegetables: boolean
  balanceCuisines: boolean
  createdAt: Instant
  updatedAt: Instant
}

/** A day template: a day as the family usually eats it. */
interface MealPlanningDays {
  id: Generated<number>
  householdId: number
  userId: number
  name: string
  isStandard: boolean
  breakfastMeals: Json<Meal[]>
  lunchMeals: Json<Meal[]>
  dinnerMeals: Json<Meal[]>
  snackMeals: Json<Meal[]>
  isLocked: boolean
  lockReason: string | null
  lastModified: Instant
  usageCount: Generated<number>
}

interface DateSpecificTemplateAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  specificDate: Day
  templateId: number
  title: string
  notes: string | null
  isRecurring: boolean
}

interface WeeklyTemplateAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  dayOfWeek: number
  templateType: string
  templateId: number
}

interface CalendarAssignments {
  id: Generated<number>
  householdId: number
  userId: number
  date: Day
  breakfastMeals: Json<Meal[]>
  lunchMeals: Json<Meal[]>
  dinnerMeals: Json<Meal[]>
  snackMeals: Json<Meal[]>
  isSkipped: boolean
  templateId: number | null
  sourceTemplateId: number | null
  isManuallyModified: boolean
  lastModified: Instant
  version: Generated<number>
}

interface CalendarNotes {
  id: Generated<number>
  householdId: number
  userId: number
  date: Day
  notes: string
  createdAt: Instant
  updatedAt: Instant
}

/** A household's secret address for calendars of other makers; see `docs/decisions/0018`. */
interface CalendarFeeds {
  householdId: number
  userId: number
  token: string
  createdAt: Instant
}

interface CalendarLocks {
  id: Generated<number>
  householdId: number
  startDate: Day
  endDate: Day
  reason: string
  createdAt: Instant
}

interface CompletedShoppingLists {
  id: Generated<number>
  householdId: number
  userId: number
  lockId: number
  name: string
  startDate: Day
  endDate: Day
  /** As the list was completed; what was ticked since lies in `ticks`. */
  items: Json<ShoppingItem[]>
  ticks: ColumnType<Tick[], Tick[] | undefined, Tick[]>
  /** What was said of its rows in the shop since. */
  marks: ColumnType<ShopMark[], ShopMark[] | undefined, ShopMark[]>
  completedAt: Instant
  /** The open list that it was made from, so that completing that twice makes one list. */
  madeFrom: ColumnType<string | null, string | null | undefined, string | null>
  /** Rows that people added by hand, by their ids. */
  byHand: ColumnType<string[], string[] | undefined, string[]>
}

/** The list in the making (decision 0074). */
interface OpenLists {
  householdId: number
  /** Drawn by the phone that made it. */
  listId: string
  /** Counted up when the list is brought in line with a changed plan. */
  basis: number
  startDate: Day
  endDate: Day
  madeAt: Instant
  /** As it was made; what phones said of it since lies in `edits`. */
  items: Json<ShoppingItem[]>
  origins: Json<Record<string, Origin[]>>
  foods: Json<Record<string, KnownFood>>
  /** The meals that it is for; null where nobody knows. */
  meals: string | null
  /** The lines of those meals; none where its rows were made of other ones. */
  plannedLines: Json<PlannedLine[]>
  edits: Json<Edits>
}

/** How a household goes round its shop. */
interface ShopOrders {
  householdId: number
  aisles: Json<ShopCategory[]>
  /** Foods, by the lexicon's name, that are always in the house. */
  alwaysHave: Json<string[]>
  /** The measures of its lists; null as most lines of each are. */
  measures: Measures | null
  /** What it calls foods, and in which aisle it finds them. */
  remembered: ColumnType<RememberedFood[], RememberedFood[] | undefined, RememberedFood[]>
  /** Its shops, the first one first; none while there is one without a name. */
  shops: ColumnType<Shop[], Shop[] | undefined, Shop[]>
  /** In which prices are written down; null where the family wants none. */
  currency: Currency | null
}

/** What a food cost last in a shop. */
interface FoodPrices {
  id: Generated<number>
  householdId: number
  shopId: string
  /** By the lexicon's name. */
  food: string
  /** In the smallest coin. */
  minor: number
  currency: Currency
  /** As much as was bought for that. */
  quantity: number | null
  unit: string
  saidAt: Instant
}

/** What was added to a list by hand and waits for one to be completed. */
interface ShoppingExtras {
  id: Generated<number>
  householdId: number
  /** The id that the item has on every list. */
  itemId: string
  name: string
  quantity: number | null
  unit: string
}

/** What a household buys again and again. */
interface Staples {
  id: Generated<number>
  householdId: number
  name: string
  quantity: number | null
  unit: string
  rhythm: Rhythm
  /** From when it is due; null where somebody says when it is finished. */
  nextOn: Day | null
}

/** A week of meals under a name. */
interface Menus {
  id: Generated<number>
  householdId: number
  userId: number
  name: string
  menuDays: Json<MenuDay[]>
  lastModified: Instant
}

interface ContactMessages {
  householdId: number
  id: Generated<number>
  userId: number
  name: string
  email: string
  phone: string
  message: string
  createdAt: Instant
  /** When its letter went out; until then it is tried again. */
  mailedAt: Instant | null
  triedAt: Instant | null
}

interface SharedRecipeLinks {
  id: Generated<number>
  householdId: number
  shareId: string
  sharedByUserId: number
  recipeIds: Json<number[]>
  title: string | null
  description: string | null
  createdAt: Instant
  expiresAt: Instant | null
  accessCount: Generated<number>
}

interface AiMealPlanningActions {
  id: Generated<number>
  householdId: number
  userId: number
  actionDate: Instant
  mealTypes: Json<MealSlot[]>
  affectedDates: Json<Day[]>
  templateUsed: string | null
  tagsApplied: Json<string[]>
  generationParameters: Json<PlanningAction['generationParameters']>
  originalState: Json<DayStates>
  newState: Json<DayStates>
  revertedAt: Instant | null
}

/** A rule for the planner that a household keeps for all its plans. */
interface PlanRules {
  id: Generated<number>
  householdId: number
  userId: number
  rule: Json<PlanRule>
  /** Mondays of the weeks in which it is switched off. */
  offWeeks: Json<Day[]>
  createdAt: Instant
}

/** A plan that is being improved, or was a moment ago: one a person. */
interface PlanJobs {
  householdId: number
  userId: number
  jobId: string
  score: number
  bound: number
  /** The preview of the best plan that was found since the first, as JSON text. */
  better: string | null
  /**
   * The process that works on it says until when it is not to be taken for gone; null once it is
   * done.
   */
  heldUntil: Instant | null
  /** Whoever looks at it puts this off; then nobody waits for it any more. */
  expiresAt: Instant
}

/**
 * An ingredient line that nobody knew and the family vouched for: the allergens it contains,
 * perhaps none.
 */
interface ConfirmedIngredients {
  id: Generated<number>
  householdId: number
  userId: number
  line: string
  contains: Json<Allergen[]>
  /** The food of the lexicon that it is said to be. */
  food: string | null
  createdAt: Instant
}

/**
 * A line in doubt that is fine for one need of somebody; one table for the family, one for guests.
 */
interface FineLines {
  id: Generated<number>
  householdId: number
  personId: number
  line: string
  need: string
  userId: number
  createdAt: Instant
}

/**
 * An allergen of which somebody eats what only may contain it; one table for the family, one for
 * guests.
 */
interface MayContain {
  householdId: number
  personId: number
  allergen: string
  userId: number
  createdAt: Instant
}

/**
 * Somebody who was removed and can still be brought back; one table for the family, one for guests.
 */
interface RemovedPeople {
  householdId: number
  personId: number
  removedAt: Instant
}

/**
 * Something that one person made or sent under a key of their own; see `make-once.ts` and
 * `send-once.ts`.
 */
interface MadeOnce {
  householdId: number
  userId: number
  /** The table that it lies in; 'recipeLetters' for a letter, which lies nowhere. */
  what: string
  onceKey: string
  /** Null only while it is being made or sent; 0 for a letter that was. */
  itemId: number | null
  /** When it was last written, as whoever made it left it; null where its rows do not tell. */
  seen: Instant | null
  madeAt: Instant
}

/** A call that one person sent under a key of their own, with its answer; see `answer-once.ts`. */
interface AnsweredOnce {
  householdId: number
  userId: number
  onceKey: string
  /** Its method and path: 'PATCH /api/recipes/:id/marks'. */
  asked: string
  /** The answer as JSON text; empty where there is nothing to answer. */
  answer: string
  askedAt: Instant
}

/** A file on its way into the household; its report and result are JSON text. */
interface HouseholdImports {
  id: Generated<number>
  householdId: number
  userId: number
  fileName: string
  /** The name of the file in the store of uploads; empty once it is gone from there. */
  storedAs: string
  bytes: number
  state: ImportState
  duplicates: Duplicates
  done: Generated<number>
  total: Generated<number>
  /**
   * Counts up with each slice that is written: who finds it changed knows that another process went
   * on.
   */
  progress: Generated<number>
  /**
   * Recipes of our own format keep their numbers, because the household had none when they began to
   * come.
   */
  keepsNumbers: Generated<boolean>
  report: string | null
  result: string | null
  problem: string | null
  /** A process that works on it says until when nobody else need take it up. */
  heldUntil: Instant | null
  /** How often it was begun and has neither come to an end nor got on since. */
  attempts: Generated<number>
  createdAt: Instant
}

/** One thing that an import brought. */
interface HouseholdImportItems {
  id: Generated<number>
  householdId: number
  importId: number
  /** The table it lies in, or 'twin' for a recipe that was there already. */
  kind: string
  itemId: number
  /** What the other program calls it. */
  sourceKey: string | null
  /** How it was when it came; see `hashOf`. */
  stamp: string | null
}

/** The keys by which push services know this installation; one row, at place 1. */
interface PushKeys {
  place: number
  publicKey: string
  /** See `account/sign-in/second-factor-codes.ts`: sealed where there is a key for it. */
  privateKey: string
  createdAt: Instant
}

interface RemindersChosen {
  userId: number
  choices: Json<ReminderChoices>
}

/** A browser that is told of reminders, as long as its session lasts. */
interface PushDevices {
  id: Generated<number>
  userId: number
  sessionId: number
  endpoint: string
  p256dh: string
  auth: string
  timeZone: string
  createdAt: Instant
}

/** A timer that runs on a device. */
interface TimersRunning {
  deviceId: number
  userId: number
  timerKey: string
  words: string
  recipeId: number
  ringsAt: Instant
}

/** What a device was told, or is being told; it is told once. */
interface RemindersSent {
  deviceId: number
  userId: number
  reminder: string
  sentAt: Instant
}

/** Pictures that are read at home. */
interface PictureReadings {
  id: Generated<number>
  householdId: number
  userId: number
  state: ReadingState
  /** The recipes that were found, as JSON, with the places of their lines. */
  found: string | null
  problem: string | null
  /** How often it was begun and has not got on since. */
  attempts: Generated<number>
  /** A process that works on it says until when nobody else need take it up. */
  heldUntil: Instant | null
  createdAt: Instant
}

/** A page of a reading: a picture, or a PDF with text. */
interface PictureReadingPages {
  id: Generated<number>
  householdId: number
  readingId: number
  position: number
  kind: 'picture' | 'pdf'
  /** The names of its files in the store of uploads: what came, and what was read upright. */
  storedAs: string
  shownAs: Generated<string>
  /** How it is turned and cut, as JSON. */
  pageChange: string
  /** The words that were read, with their places, as JSON; null until then. */
  words: string | null
  problem: string | null
}

export interface Tables {
  households: Households
  users: Users
  sessions: Sessions
  passwordResetTokens: PasswordResetTokens
  secondFactors: SecondFactors
  recoveryCodes: RecoveryCodes
  signInChallenges: SignInChallenges
  invitations: Invitations
  signInFailures: SignInFailures
  knownPlaces: KnownPlaces
  globalCounters: GlobalCounters
  recipes: Recipes
  recipeMakings: RecipeMakings
  importedReadings: ImportedReadings
  recipePictures: RecipePictures
  recipeCollections: RecipeCollections
  collectionRecipes: CollectionRecipes
  savedFilters: SavedFilters
  libraryTags: LibraryTags
  photos: Photos
  familyMembers: People
  guestDiners: People
  userPreferences: UserPreferences
  mealPlanningDays: MealPlanningDays
  dateSpecificTemplateAssignments: DateSpecificTemplateAssignments
  weeklyTemplateAssignments: WeeklyTemplateAssignments
  calendarAssignments: CalendarAssignments
  calendarLocks: CalendarLocks
  calendarNotes: CalendarNotes
  calendarFeeds: CalendarFeeds
  completedShoppingLists: CompletedShoppingLists
  openLists: OpenLists
  shopOrders: ShopOrders
  shoppingExtras: ShoppingExtras
  staples: Staples
  foodPrices: FoodPrices
  menus: Menus
  contactMessages: ContactMessages
  sharedRecipeLinks: SharedRecipeLinks
  aiMealPlanningActions: AiMealPlanningActions
  planJobs: PlanJobs
  planRules: PlanRules
  confirmedIngredients: ConfirmedIngredients
  familyMayContain: MayContain
  guestMayContain: MayContain
  familyFineLines: FineLines
  guestFineLines: FineLines
  removedFamilyMembers: RemovedPeople
  removedGuestDiners: RemovedPeople
  madeOnce: MadeOnce
  answeredOnce: AnsweredOnce
  householdImports: HouseholdImports
  householdImportItems: HouseholdImportItems
  pictureReadings: PictureReadings
  pictureReadingPages: PictureReadingPages
  pushKeys: PushKeys
  reminderChoices: RemindersChosen
  pushDevices: PushDevices
  runningTimers: TimersRunning
  remindersSent: RemindersSent
}

/** The tables whose rows belong to a household each; `household.ts` is the way to them. */
export type HouseholdTable = {
  [T in Exclude<keyof Tables, 'users'>]: 'householdId' extends keyof Tables[T] ? T : never
}[Exclude<keyof Tables, 'users'>]

/** What belongs to no household: accounts and what the installation keeps for itself. */
export type Db = Kysely<Omit<Tables, HouseholdTable>>
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>

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
