/** What one use of a call is, and what the uses of several features need. */

import sharp from 'sharp'
import type { Recipe } from '../../../src/domain/recipes/recipe.ts'
import { type FilledHousehold, made } from '../two-households.ts'

export interface Sample {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /**
   * The status that a stranger gets for just this. Left out where it names nothing of the owner's:
   * then it succeeds, in the stranger's own household.
   */
  stranger?: number
  /** What a visitor is answered, where a visitor may call. */
  visitor?: number
}

export type Samples = Record<string, (ada: FilledHousehold) => Sample | Promise<Sample>>

export interface Numbered {
  id: number
}

export const NOWHERE = 'A'.repeat(43)
export const FREE = '2026-04-01'
export const range = { start: '2026-03-01', end: '2026-03-31' }
export const octets = { 'content-type': 'application/octet-stream' }

/** A picture of one colour as a browser sends it. */
export async function aPicture(): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0c7450' } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

export async function photoOf(ada: FilledHousehold): Promise<string> {
  const recipe = await made<Recipe>(
    ada.call('PATCH', `/api/recipes/${ada.recipeId}`, { photo: await aPicture() }),
  )
  return recipe.photo?.split('/').at(-1) ?? 'none'
}

export const nothing = (): Sample => ({})

export const assigned = async (ada: FilledHousehold, path: string, body: object) =>
  made<Numbered>(ada.call('POST', path, { ...body, templateId: ada.templateId }))
