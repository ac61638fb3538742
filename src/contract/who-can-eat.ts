import { z } from 'zod'
import { Allowance, KnownIngredient, KnownIngredientDraft } from '../domain/recipes/known-ingredient.ts'
import { call, IdParams } from './call.ts'

/** The ingredient lines that the family vouched for, the latest first. */
export const knownIngredientsCall = call('GET', '/api/known-ingredients', {
  answer: z.array(KnownIngredient),
})

/** Vouches for a line once, on whatever recipe it stands; said again it takes the place of what was said before. */
export const knowIngredientCall = call('POST', '/api/known-ingredients', {
  body: KnownIngredientDraft,
  answer: KnownIngredient,
  status: 201,
})

/** Takes the word back: the line counts as not checked again. */
export const forgetIngredientCall = call('DELETE', '/api/known-ingredients/:id', { params: IdParams })

/** Of what each person eats although it only may contain it. */
export const allowancesCall = call('GET', '/api/may-contain-allowances', { answer: z.array(Allowance) })

/** Lets somebody eat, or no longer eat, what only may contain an allergen of theirs; 404 when there is no such person. */
export const allowCall = call('PUT', '/api/may-contain-allowances', {
  body: Allowance.extend({ isAllowed: z.boolean() }),
})
