/**
 * The draft of a recipe form survives a reload: it is in the session storage while it differs from
 * what is saved.
 */

import { useNavigate } from '@tanstack/react-router'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { tabStorage } from '../../api/browser-storage.ts'
import type { Draft, DraftStore } from '../../ui/forms/draft-store.ts'
import { recipeFormOf, RecipeFormValues } from './recipe-form-values.ts'

const keyOf = (name: string) => `plateful:recipe-form:${name}`
const startKeyOf = (name: string) => `plateful:recipe-start:${name}`
const idempotencyKeyOf = (name: string) => `plateful:recipe-once:${name}`
/**
 * The photo has a key of its own, so that its megabytes are not written again with every letter.
 */
const photoKeyOf = (name: string) => `plateful:recipe-photo:${name}`

const WithoutPhoto = RecipeFormValues.omit({ photo: true })

/** The draft of a recipe by its name: its id, or where it was read. */
export const recipeDraft = (name: string): DraftStore<RecipeFormValues> => ({
  read: (initial) => {
    const idempotencyKey = tabStorage.read(idempotencyKeyOf(name))
    const form = tabStorage.readAs(keyOf(name), WithoutPhoto)
    if (!form) return { draft: null, idempotencyKey }
    const start = tabStorage.readAs(startKeyOf(name), RecipeFormValues) ?? initial
    const photo = tabStorage.read(photoKeyOf(name))
    const values = { ...form, photo: photo === null ? start.photo : photo || null }
    return { draft: { start, values }, idempotencyKey }
  },
  write: (draft, before) => {
    if (!draft) return forgetRecipeDraft(name)
    writeParts(name, draft, before)
    if (draft.idempotencyKey !== before?.idempotencyKey) storeIdempotencyKey(name, draft.idempotencyKey)
  },
})

type Typed = Pick<Draft<RecipeFormValues>, 'start' | 'values'>

function writeParts(name: string, { start, values }: Typed, before: Typed | null): void {
  tabStorage.write(keyOf(name), JSON.stringify(WithoutPhoto.parse(values)))
  if (start !== before?.start) tabStorage.write(startKeyOf(name), JSON.stringify(start))
  // An empty text means no photo. A photo that did not fit into the storage is not stored as
  // removed.
  if (!before || values.photo !== before.values.photo) tabStorage.write(photoKeyOf(name), values.photo ?? '')
}

export const hasRecipeDraft = (name: string): boolean =>
  tabStorage.readAs(keyOf(name), WithoutPhoto) !== undefined

/** If the answer to a creation is lost, its key is still known after a reload. */
export function storeIdempotencyKey(name: string, idempotencyKey: string): void {
  tabStorage.write(idempotencyKeyOf(name), idempotencyKey)
}

export function forgetRecipeDraft(name: string): void {
  const keys = [keyOf(name), startKeyOf(name), photoKeyOf(name), idempotencyKeyOf(name)]
  for (const key of keys) tabStorage.write(key, null)
}

/**
 * Passes what was typed while the recipe was being created on to the form that edits it next. It
 * was typed over `start`.
 */
export function useContinueEditing(): (
  recipe: Recipe,
  values: RecipeFormValues,
  start?: RecipeFormValues,
) => void {
  const navigate = useNavigate()
  return (recipe, values, start = recipeFormOf(recipe)) => {
    writeParts(String(recipe.id), { start, values }, null)
    void navigate({ to: '/recipes/$id', params: { id: recipe.id } })
  }
}
