/**
 * The search of the library, as it stands in the address:
 * /recipes?q=curry&tags=quick,family&minutes=30&safe=family-3&sort=name
 */

import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import {
  type ChoiceKey,
  choiceKeys,
  choiceSchemas,
  type ValueOf,
} from '../../../domain/recipes/filter-choices.ts'
import { LibraryFilter } from '../../../domain/recipes/library-filter.ts'
import { recipeSorts } from '../../../domain/recipes/sort-recipes.ts'

/**
 * Milliseconds before the address follows, since Safari refuses more than 100 changes in 30
 * seconds.
 */
const DEBOUNCE_TIME = 200

const text = z.coerce.string().optional().catch(undefined)
const number = z.number().int().positive().optional().catch(undefined)
const flag = z.literal(true).optional().catch(undefined)

type SameNameKey = Exclude<ChoiceKey, 'favourites'>
/**
 * The parts that have the same name in the address and in the filter; an invalid one is left out.
 */
const choices = Object.fromEntries(
  choiceKeys
    .filter((key) => key !== 'favourites')
    .map((key) => [key, z.optional(choiceSchemas[key] as z.ZodType).catch(undefined)]),
) as { [Key in SameNameKey]: z.ZodCatch<z.ZodOptional<z.ZodType<ValueOf<Key>>>> }

export const LibrarySearch = z.object({
  q: text,
  with: text,
  tags: text,
  sort: z.enum(recipeSorts).optional().catch(undefined),
  /** Favourites only. */
  loved: flag,
  ...choices,
  collection: number,
  /** People, as 'family-3'. */
  safe: text,
  /** Foods at hand. */
  hand: text,
  /** Whether recipes that use none of them are left out. */
  only: flag,
  /** A photo was shared with the app, or has to be shared again (importing 32). */
  shared: z.enum(['photo', 'again']).optional().catch(undefined),
})
export type LibrarySearch = z.infer<typeof LibrarySearch>

const listOf = (joined: string | undefined) => {
  const items = joined?.split(',').filter((item) => item.trim() !== '') ?? []
  return items.length > 0 ? items : undefined
}

/** The filter that an address names; invalid parts are left out. */
function filterOf(search: LibrarySearch): LibraryFilter {
  const { q, with: foods, loved, tags, safe, hand, shared: _, ...same } = search
  const parts: Record<string, unknown> = {
    ...same,
    name: q || undefined,
    ingredients: foods || undefined,
    favourites: loved,
    tags: listOf(tags),
    safe: listOf(safe),
    hand: listOf(hand),
  }
  const filled = Object.entries(parts).filter(
    ([key, value]) => value !== undefined && LibraryFilter.safeParse({ [key]: value }).success,
  )
  return LibraryFilter.parse(Object.fromEntries(filled))
}

const librarySearchOf = (filter: LibraryFilter): LibrarySearch => ({
  ...emptySearch,
  ...(({ name, ingredients, favourites, tags, safe, hand, ...same }) => ({
    ...same,
    q: name,
    with: ingredients,
    loved: favourites,
    tags: tags?.join(','),
    safe: safe?.join(','),
    hand: hand?.join(','),
  }))(filter),
})

const keys = LibrarySearch.keyof().options
/** Search parameters that remove every filter and leave the sort order. */
const emptySearch: LibrarySearch = Object.fromEntries(
  keys.filter((key) => key !== 'sort').map((key) => [key, undefined]),
)

export type LibraryFilters = ReturnType<typeof useLibrarySearch>

/**
 * The search as it is typed; the address follows a moment later. The back button restores an
 * earlier one.
 */
export function useLibrarySearch() {
  const inAddress = useSearch({ from: '/recipes' })
  const navigate = useNavigate({ from: '/recipes' })
  const [typedSearch, setTypedSearch] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  const [writtenText, setWrittenText] = useState(textOf(inAddress))

  if (inAddress !== followed) {
    setFollowed(inAddress)
    if (textOf(inAddress) !== writtenText) setTypedSearch(inAddress)
  }
  const writeToAddress = useDebouncedCallback((search: LibrarySearch) => {
    setWrittenText(textOf(search))
    void navigate({ to: '/recipes', search, replace: true, resetScroll: false })
  }, DEBOUNCE_TIME)

  const change = (part: LibrarySearch) => {
    const next = withoutEmpty({ ...typedSearch, ...part })
    setTypedSearch(next)
    writeToAddress(next)
  }
  const filter = useMemo(() => filterOf(typedSearch), [typedSearch])
  return {
    search: typedSearch,
    filter,
    change,
    /** Replaces the filter; the sort order stays. */
    ask: (next: LibraryFilter) => change(librarySearchOf(next)),
    clear: () => change(emptySearch),
  }
}

const textOf = (search: LibrarySearch) => JSON.stringify(keys.map((key) => search[key]))
const withoutEmpty = (search: LibrarySearch): LibrarySearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value))
