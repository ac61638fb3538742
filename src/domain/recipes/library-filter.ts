/** The parts of a filter of the library, and filters that are saved under a name. */

import { z } from 'zod'
import { nameField } from '../fields.ts'
import { choiceSchemas } from './filter-choices.ts'

/** Most filters that a household keeps. */
export const MAX_SAVED_FILTERS = 100

/** Somebody of the household: a family member or a guest, and their number. */
const PersonKey = z.string().regex(/^(?:family|guest)-[1-9]\d{0,9}$/)

/** The key under which a filter names somebody: 'family-3'. */
export const personKey = ({ kind, id }: { kind: string; id: number }): string => `${kind}-${id}`

/** The person that a key of `personKey` names. */
export function readPersonKey(key: string): { kind: 'family' | 'guest'; id: number } {
  const [kind, id] = key.split('-')
  return { kind: kind === 'guest' ? 'guest' : 'family', id: Number(id) }
}

const nonEmptyList = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(20)

/**
 * A filter of the library (recipes 46): every part that is there must hold. `safe` names people
 * whom the recipe suits without a doubt; `hand` names foods in the house: recipes that use them
 * come first, and with `only` the others are left out.
 */
export const LibraryFilter = z
  .object({
    name: z.string().max(200),
    ingredients: z.string().max(500),
    tags: nonEmptyList(z.string().max(100)),
    ...choiceSchemas,
    collection: z.number().int().positive(),
    safe: nonEmptyList(PersonKey),
    hand: nonEmptyList(z.string().min(1).max(100)),
    only: z.literal(true),
  })
  .partial()
export type LibraryFilter = z.infer<typeof LibraryFilter>

/** The keys of what a filter asks for, as they are shown: each can be dropped by itself. */
export function partKeys({ tags = [], safe = [], ...asked }: LibraryFilter): string[] {
  const single = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || key === 'only' ? [] : [key],
  )
  return [...single, ...tags.map((tag) => `tags ${tag}`), ...safe.map((person) => `safe ${person}`)]
}

/** The filter without one of its parts. */
export function withoutPart(filter: LibraryFilter, key: string): LibraryFilter {
  const [kind = '', ...value] = key.split(' ')
  const left = { ...filter }
  if (kind === 'tags' || kind === 'safe') {
    const others = filter[kind]?.filter((one) => one !== value.join(' ')) ?? []
    if (others.length > 0) left[kind] = others
    else delete left[kind]
    return left
  }
  if (kind === 'hand') delete left.only
  delete left[kind as keyof LibraryFilter]
  return left
}

/** A filter as somebody keeps it: it asks for something, and has a name. */
export const SavedFilterDraft = z.object({
  name: nameField('Name the filter'),
  filter: LibraryFilter.refine((filter) => partKeys(filter).length > 0, 'Choose at least one filter'),
})
export type SavedFilterDraft = z.infer<typeof SavedFilterDraft>

/** A filter that the household keeps (recipes 47). */
export const SavedFilter = z.object({ id: z.number(), name: z.string(), filter: LibraryFilter })
export type SavedFilter = z.infer<typeof SavedFilter>
