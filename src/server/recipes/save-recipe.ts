import { randomUUID } from 'node:crypto'
import { tidyIngredients } from '@plateful/ingredients/lines/recipe-lines'
import type { Instant } from '../../domain/fields.ts'
import type {
  RecipeChangeWithReading,
  RecipeDraftWithReading,
} from '../../domain/recipes/imported-reading.ts'
import { nameCopy } from '../../domain/recipes/name-copy.ts'
import { totalBeyondParts } from '../../domain/recipes/recipe-times.ts'
import { contentOfRow, Recipe, type RecipeDraft } from '../../domain/recipes/recipe.ts'
import { refuse } from '../../domain/refusal.ts'
import { createIdempotently, hasChangeAlready } from '../db/create-idempotently.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import type { Context, CreateInput, WithId } from '../http/context.ts'
import { saveImportedReading, storedReadingOf } from './imported-reading-store.ts'
import { savePhoto, photoAddress } from './photos/save-photo.ts'
import { saveSourcePictures, sourcePicturesOf } from './source-picture-store.ts'
import { insertRecipe, nextRecipeNumber, recipeById, recipeBySource, updateRecipe } from './store.ts'
import { linksOfChanged, linksOfNew } from './used-recipes.ts'

/**
 * A stored recipe as answered, with the address of its photo. The contract drops the photo's name.
 */
export function toRecipe(row: Row<'recipes'>): Recipe {
  return { ...row, photo: photoAddress(row.photoName) }
}

const noSuchRecipe = () => refuse('NOT_FOUND', 'Recipe Not Found')

/** The recipe as answered; refuses if there is none. */
export function requireRecipe(row: Row<'recipes'> | undefined): Recipe {
  if (!row) throw noSuchRecipe()
  return toRecipe(row)
}

const notesOf = ({ notes, notesBy, notesAt }: Row<'recipes'>) => ({ notes, notesBy, notesAt })

type Content = Omit<RecipeDraft, 'photo' | 'hasRepeatedIngredients'> & { photoName: string | null }

/**
 * Saves a new recipe under the household's next number, in one transaction; `original` is what it
 * copies.
 */
async function insertNumbered(
  tx: Household,
  { user, now }: Context,
  content: Content & Partial<ReturnType<typeof notesOf>>,
  original?: Row<'recipes'>,
): Promise<Row<'recipes'>> {
  const usedRecipes = await linksOfNew(tx, content, original?.usedRecipes)
  const userSequence = await nextRecipeNumber(tx, now)
  return insertRecipe(tx, {
    ...content,
    usedRecipes,
    userId: user.id,
    globalId: randomUUID(),
    userSequence,
    createdAt: now,
    updatedAt: now,
  })
}

/** Removes repeated lines (recipes 8), unless the recipe had them before. */
const ingredientsOf = (lines: string[], isRepeated = false) => (isRepeated ? lines : tidyIngredients(lines))

async function contentOf(
  context: Context,
  { photo, hasRepeatedIngredients, ...content }: RecipeDraft,
): Promise<Content> {
  const ingredients = ingredientsOf(content.ingredients, hasRepeatedIngredients)
  const totalTimeMinutes = totalBeyondParts(content)
  return {
    ...content,
    totalTimeMinutes,
    ingredients,
    photoName: await savePhoto(context, photo),
  }
}

export async function createRecipe(
  context: Context,
  { body: { asRead, ...draft }, idempotencyKey }: CreateInput<RecipeDraftWithReading>,
): Promise<Recipe> {
  const { household, user, now } = context
  const content = await contentOf(context, draft)
  const row = await household.transaction(async (tx) => {
    const saved = await createIdempotently(
      tx,
      'recipes',
      { user, now, idempotencyKey },
      {
        content,
        make: () => insertNumbered(tx, context, content),
        find: (id) => recipeById(tx, id),
        change: ({ id }, seen) => writeRecipe(tx, context, id, { change: content, seen }),
        writtenAt: ({ updatedAt }) => updatedAt,
      },
    )
    await saveImportedReading(tx, saved.id, asRead)
    return saved
  })
  return toRecipe(row)
}

/**
 * Saves a new recipe, unless the library has one from the same source; of two concurrent calls, one
 * saves.
 */
export async function createUnlessSourceKnown(context: Context, draft: RecipeDraft): Promise<Recipe> {
  const content = await contentOf(context, draft)
  return context.household.transaction(async (tx) => {
    await lockHousehold(tx)
    const existing = await recipeBySource(tx, draft.source)
    return toRecipe(existing ?? (await insertNumbered(tx, context, content)))
  })
}

/** Saves a copy with the notes; heart, stars and cook log stay with the original. */
export async function duplicateRecipe(
  context: Context,
  { params, idempotencyKey }: WithId & { idempotencyKey?: string | undefined },
): Promise<Recipe> {
  const { household, user, now } = context
  const copy = await household.transaction((tx) =>
    createIdempotently(
      tx,
      'recipes',
      { user, now, idempotencyKey },
      {
        content: {},
        make: () => insertCopy(tx, context, params.id),
        find: (id) => recipeById(tx, id),
        change: async (existing) => existing,
      },
    ),
  )
  return toRecipe(copy)
}

/** Inserts a copy with a number of its own. */
async function insertCopy(tx: Household, context: Context, id: number): Promise<Row<'recipes'>> {
  const row = await recipeById(tx, id)
  if (!row) throw noSuchRecipe()
  const copy = { ...contentOfRow(row), name: nameCopy(row.name), photoName: row.photoName, ...notesOf(row) }
  const inserted = await insertNumbered(tx, context, copy, row)
  await saveImportedReading(tx, inserted.id, await storedReadingOf(tx, id))
  await saveSourcePictures(tx, inserted.id, await sourcePicturesOf(tx, id))
  return inserted
}

/** Changes a recipe; what is not sent stays, and nothing newer than `seen` is overwritten. */
export async function changeRecipe(
  context: Context,
  { params: { id }, body }: WithId & { body: RecipeChangeWithReading },
): Promise<Recipe> {
  const { household } = context
  const { photo, seen, hasRepeatedIngredients, asRead, ...content } = body
  const photoChange = photo === undefined ? {} : { photoName: await savePhoto(context, photo) }
  const { ingredients } = content
  const change = {
    ...content,
    ...photoChange,
    ...(ingredients && { ingredients: ingredientsOf(ingredients, hasRepeatedIngredients) }),
  }
  const row = await household.transaction(async (tx) => {
    const written = await writeRecipe(tx, context, id, { change, seen: seen ?? null })
    await saveImportedReading(tx, id, asRead)
    return written
  })
  return toRecipe(row)
}

/** The total time after a change of one of the times; unchanged times are those of the row. */
async function totalOfChanged(
  tx: Household,
  id: number,
  change: Partial<Content>,
): Promise<Pick<Content, 'totalTimeMinutes'> | undefined> {
  if (!('prepTimeMinutes' in change || 'cookTimeMinutes' in change || 'totalTimeMinutes' in change))
    return undefined
  await lockHousehold(tx)
  const stored = await recipeById(tx, id)
  return stored && { totalTimeMinutes: totalBeyondParts({ ...stored, ...change }) }
}

/** An identical change is a repeat after a lost answer, and succeeds. */
async function writeRecipe(
  tx: Household,
  { now }: Context,
  id: number,
  { change: askedChange, seen }: { change: Partial<Content>; seen: Instant | null },
): Promise<Row<'recipes'>> {
  const usedRecipes = await linksOfChanged(tx, id, askedChange)
  const total = await totalOfChanged(tx, id, askedChange)
  const change = { ...askedChange, ...total, ...(usedRecipes && { usedRecipes }) }
  const changed = await updateRecipe(tx, id, { ...change, updatedAt: now }, seen ?? undefined)
  if (changed) return changed
  const current = await recipeById(tx, id)
  if (!current) throw refuse('NOT_FOUND', 'This recipe is no longer there.')
  if (!hasChangeAlready(current, change)) throw changedMeanwhile(current)
  return current
}

const changedMeanwhile = (current: Row<'recipes'>) =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this recipe first. Look it over and save again.', {
    current: Recipe.parse(toRecipe(current)),
  })

/** What the recipe's page contained when it was last read (importing 31). */
export async function importedReading({ household }: Context, { params }: WithId) {
  requireRecipe(await recipeById(household, params.id))
  return { reading: await storedReadingOf(household, params.id) }
}

/** The addresses of the pictures that the recipe was read from (importing 50). */
export async function sourcePictures({ household }: Context, { params }: WithId) {
  requireRecipe(await recipeById(household, params.id))
  const names = await sourcePicturesOf(household, params.id)
  return { pictures: names.flatMap((name) => photoAddress(name) ?? []) }
}
