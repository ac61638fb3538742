import { diets } from '../../domain/household/person.ts'
import { withCapital } from '../../domain/words.ts'

export const offeredDiets = diets.map((value) => ({
  value,
  name: withCapital(value),
}))
