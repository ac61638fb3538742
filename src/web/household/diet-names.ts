import { diets } from '../../domain/household/person.ts'

export const offeredDiets = diets.map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1),
}))
