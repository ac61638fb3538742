import { type Allergen, allergens } from '@plateful/ingredients/foods/food'

/**
 * The 14 of UK law in the words of a label; the ones that are not said here are called as they are
 * kept.
 */
const names: Partial<Record<Allergen, string>> = {
  gluten: 'Cereals with gluten',
  nuts: 'Tree nuts',
  sesame: 'Sesame seeds',
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The allergies that a form offers. */
export const offeredAllergies = allergens.map((value) => ({ value, name: names[value] ?? capitalise(value) }))

/** How a kept allergy is called; free text is called as it was written. */
export function allergyName(value: string): string {
  return offeredAllergies.find((offered) => offered.value === value)?.name ?? value
}
