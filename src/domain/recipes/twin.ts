import type { z } from 'zod'
import { Recipe } from './recipe.ts'

/** A recipe of the library that another one may double: enough to name it and to open it. */
export const Twin = Recipe.pick({ id: true, name: true, userSequence: true, servings: true })
export type Twin = z.infer<typeof Twin>
