import { diets } from '../../domain/household/person.ts'

/** The labels of the diets that a form offers. */
export const offeredDiets = diets.map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1),
}))
