/**
 * The search of the library, as it stands in the address:
 * /recipes?q=curry&with=chicken&tags=quick,family&sort=name
 */
import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { difficulties } from '../../../domain/recipes/recipe.ts'
import { recipeSorts } from '../../../domain/recipes/sort-recipes.ts'

/** Safari refuses an address that changes more than 100 times in 30 seconds. */
const SETTLE = 200

const text = z.coerce.string().optional().catch(undefined)

export const LibrarySearch = z.object({
  q: text,
  with: text,
  tags: text,
  sort: z.enum(recipeSorts).optional().catch(undefined),
  /** Favourites only. */
  loved: z.literal(true).optional().catch(undefined),
  difficulty: z.enum(difficulties).optional().catch(undefined),
})
export type LibrarySearch = z.infer<typeof LibrarySearch>

/**
 * The search as it is typed; the address follows a moment later. The back button restores an
 * earlier one.
 */
export function useLibrarySearch() {
  const inAddress = useSearch({ from: '/recipes' })
  const navigate = useNavigate({ from: '/recipes' })
  const [typed, setTyped] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  const [written, setWritten] = useState(textOf(inAddress))

  if (inAddress !== followed) {
    setFollowed(inAddress)
    if (textOf(inAddress) !== written) setTyped(inAddress)
  }
  const write = useDebouncedCallback((search: LibrarySearch) => {
    setWritten(textOf(search))
    void navigate({ to: '/recipes', search, replace: true, resetScroll: false })
  }, SETTLE)

  const change = (part: LibrarySearch) => {
    const next = withoutEmpty({ ...typed, ...part })
    setTyped(next)
    write(next)
  }
  return { search: typed, tags: tagsOf(typed), change, clear: () => change(nothing) }
}

const nothing: LibrarySearch = { q: '', with: '', tags: '', loved: undefined, difficulty: undefined }
const textOf = ({ q, with: foods, tags, sort, loved, difficulty }: LibrarySearch) =>
  JSON.stringify([q, foods, tags, sort, loved, difficulty])
const withoutEmpty = (search: LibrarySearch): LibrarySearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value))

const tagsOf = (search: LibrarySearch) => search.tags?.split(',').filter(Boolean) ?? []
