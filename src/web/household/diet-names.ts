import { diets } from '../../domain/household/person.ts'

/** The diets that a form offers, as they are said. */
export const offeredDiets = diets.map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1),
}))
