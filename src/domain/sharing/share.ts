import { z } from 'zod'
import { EmailAddress } from '../account/user.ts'
import { Instant } from '../fields.ts'
import { Recipe, RecipeContent } from '../recipes/recipe.ts'

/** How many recipes may be shared at once (sharing 2). */
export const MAX_SHARED = 10

/** How many characters the id of a share link has (sharing 6). */
export const SHARE_ID_LENGTH = 12

/** The id in a share link: 12 letters and digits. Other texts are treated as unknown ids. */
export const ShareId = z.string().transform((text) => (/^[0-9A-Za-z]{12}$/.test(text) ? text : ''))

const recipeIds = z
  .array(z.number().int().positive(), 'No recipes selected')
  .min(1, 'No recipes selected')
  .max(100, `Share at most ${MAX_SHARED} recipes at once`)
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= MAX_SHARED, `Share at most ${MAX_SHARED} recipes at once`)

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Keep it within ${most} characters`)
    .transform((words) => words || null)
    .nullable()
    .default(null)

/**
 * A link to make: one to ten recipes of the own library, a title of at most 255 characters, perhaps
 * an end (sharing 6).
 */
export const ShareDraft = z.object({
  title: text(255),
  description: text(2000),
  recipeIds,
  expiresAt: Instant.nullable().default(null),
})
export type ShareDraft = z.infer<typeof ShareDraft>

/**
 * A link as its owner sees it; `accessCount` counts reads by people outside the household (sharing
 * 8). `sharedBy` is the first name of who made it, where links are listed (sharing 25).
 */
export const ShareLink = z.object({
  id: z.number(),
  shareId: z.string(),
  sharedByUserId: z.number(),
  sharedBy: z.string().nullable().optional(),
  recipeIds: z.array(z.number()),
  title: z.string().nullable(),
  description: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  accessCount: z.number(),
})
export type ShareLink = z.infer<typeof ShareLink>

/**
 * What the holder of a link sees of a recipe (sharing 10); nothing names the owner, and a line that
 * stands for another recipe of theirs is a plain line, of which it only says that it stands for one
 * (`UNREACHABLE_RECIPE_ID`).
 */
export const SharedRecipe = RecipeContent.omit({ cuisine: true }).extend(
  Recipe.pick({ id: true, userSequence: true }).shape,
)
export type SharedRecipe = z.infer<typeof SharedRecipe>

/**
 * A collection behind a link; recipes that were deleted since are left out. `sharedBy` is the first
 * name of who made the link, and nothing else of them.
 */
export const SharedCollection = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  createdAt: Instant,
  sharedBy: z.string().nullable().default(null),
  recipes: z.array(SharedRecipe),
})
export type SharedCollection = z.infer<typeof SharedCollection>

/**
 * What a link tells whoever holds it before they sign in: whose first name it carries, its title
 * and how many recipes are left in it. No recipe, and nothing else of who shared them (decision
 * 0089).
 */
export const ShareGreeting = SharedCollection.pick({ title: true, sharedBy: true }).extend({
  recipeCount: z.number().int().min(0),
})
export type ShareGreeting = z.infer<typeof ShareGreeting>

/** Recipes to send by e-mail to one person (sharing 5). */
export const RecipeEmail = z.object({
  recipeIds,
  recipientEmail: EmailAddress,
  recipientName: text(100),
  senderName: text(100),
  message: text(5000),
})
export type RecipeEmail = z.infer<typeof RecipeEmail>
