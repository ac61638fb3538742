import { useMemo, useState } from 'react'
import { useRecipes } from '../recipes/queries.ts'

/**
 * Whether a recipe was in the library while this screen was open and is no longer (calendar 56).
 * One that was never seen here is not taken for deleted: not all may be read yet.
 */
export function useGoneRecipes(): (id: number | null) => boolean {
  const library = useRecipes().data
  const here = useMemo(() => library && new Set(library.map(({ id }) => id)), [library])
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  if (here && [...here].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...here]))
  return (id) => id !== null && here !== undefined && seen.has(id) && !here.has(id)
}
