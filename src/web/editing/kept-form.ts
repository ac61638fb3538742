/** Unsaved changes survive a reload: the recipe form is kept in the session storage while it differs from what is saved. */
import { RecipeFormValues } from './recipe-form-values.ts'

const keyOf = (name: string) => `plateful:recipe-form:${name}`
/** The photo lies apart, so that its megabytes are not written again with every letter. */
const photoKeyOf = (name: string) => `plateful:recipe-photo:${name}`

const KeptForm = RecipeFormValues.omit({ photo: true })

/** What was typed and not saved under this name, or null. */
export function keptForm(name: string): RecipeFormValues | null {
  const kept = sessionStorage.getItem(keyOf(name))
  if (kept === null) return null
  const form = KeptForm.safeParse(JSON.parse(kept)).data
  return form ? { ...form, photo: sessionStorage.getItem(photoKeyOf(name)) } : null
}

export function keepForm(name: string, values: RecipeFormValues): void {
  store(keyOf(name), JSON.stringify(KeptForm.parse(values)))
}

export function keepPhoto(name: string, photo: string | null): void {
  if (photo === null) sessionStorage.removeItem(photoKeyOf(name))
  else store(photoKeyOf(name), photo)
}

export function forgetForm(name: string): void {
  sessionStorage.removeItem(keyOf(name))
  sessionStorage.removeItem(photoKeyOf(name))
}

/** A browser without room keeps no copy; the form itself works on. */
function store(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    sessionStorage.removeItem(key)
  }
}
