/**
 * Unsaved changes survive a reload: the recipe form is kept in the session storage while it differs
 * from what is saved.
 */
import { tabStorage } from '../../api/browser-storage.ts'
import { RecipeFormValues } from './recipe-form-values.ts'

/** What was typed, and over what: the latter may be stored anew before the form is opened again. */
export interface KeptForm {
  start: RecipeFormValues
  values: RecipeFormValues
}

const keyOf = (name: string) => `plateful:recipe-form:${name}`
const startKeyOf = (name: string) => `plateful:recipe-start:${name}`
const onceKeyOf = (name: string) => `plateful:recipe-once:${name}`
/** The photo lies apart, so that its megabytes are not written again with every letter. */
const photoKeyOf = (name: string) => `plateful:recipe-photo:${name}`

const WithoutPhoto = RecipeFormValues.omit({ photo: true })

/**
 * What was typed and not saved under this name, or null; it began with `initial` where nothing else
 * is known.
 */
export function keptForm(name: string, initial: RecipeFormValues): KeptForm | null {
  const form = tabStorage.readAs(keyOf(name), WithoutPhoto)
  if (!form) return null
  const start = tabStorage.readAs(startKeyOf(name), RecipeFormValues) ?? initial
  const photo = tabStorage.read(photoKeyOf(name))
  return { start, values: { ...form, photo: photo === null ? start.photo : photo || null } }
}

export const isFormKept = (name: string): boolean =>
  tabStorage.readAs(keyOf(name), WithoutPhoto) !== undefined

export function keepValues(name: string, values: RecipeFormValues): void {
  tabStorage.write(keyOf(name), JSON.stringify(WithoutPhoto.parse(values)))
}

export function keepStart(name: string, start: RecipeFormValues): void {
  tabStorage.write(startKeyOf(name), JSON.stringify(start))
}

/** No photo is kept as an empty text: a photo that found no room is not one that was taken away. */
export function keepPhoto(name: string, photo: string | null): void {
  tabStorage.write(photoKeyOf(name), photo ?? '')
}

export function keepForm(name: string, { start, values }: KeptForm): void {
  keepValues(name, values)
  keepStart(name, start)
  keepPhoto(name, values.photo)
}

/** The key under which what is typed is made, once; null where nothing is kept. */
export const keptOnceKey = (name: string): string | null => tabStorage.read(onceKeyOf(name))

export function keepOnceKey(name: string, onceKey: string): void {
  tabStorage.write(onceKeyOf(name), onceKey)
}

export function forgetForm(name: string): void {
  const keys = [keyOf(name), startKeyOf(name), photoKeyOf(name), onceKeyOf(name)]
  for (const key of keys) tabStorage.write(key, null)
}
