import { type Allergen, allergens } from '@plateful/ingredients/foods/food'
import { withCapital } from '@plateful/ingredients/format-english'
import { diets } from '../../domain/household/person.ts'

/** The 14 allergens of UK law as labels name them; any other is shown as it is stored. */
const names: Partial<Record<Allergen, string>> = {
  gluten: 'Cereals with gluten',
  nuts: 'Tree nuts',
  sesame: 'Sesame seeds',
}

export const offeredAllergies = allergens.map((value) => ({
  value,
  name: names[value] ?? withCapital(value),
}))

export function allergyName(value: string): string {
  return offeredAllergies.find((offered) => offered.value === value)?.name ?? value
}

export const offeredDiets = diets.map((value) => ({ value, name: withCapital(value) }))
