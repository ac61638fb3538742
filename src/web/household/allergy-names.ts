import { type Allergen, allergens } from '@plateful/ingredients/foods/food'

/** The 14 allergens of UK law as labels name them; any other is shown as it is stored. */
const names: Partial<Record<Allergen, string>> = {
  gluten: 'Cereals with gluten',
  nuts: 'Tree nuts',
  sesame: 'Sesame seeds',
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const offeredAllergies = allergens.map((value) => ({ value, name: names[value] ?? capitalise(value) }))

export function allergyName(value: string): string {
  return offeredAllergies.find((offered) => offered.value === value)?.name ?? value
}
