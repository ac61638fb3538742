import { useId as useReactId } from 'react'

/**
 * The id of a Mantine component: the given one, or one of its own. The build replaces Mantine's
 * hook with it.
 */
export function useId(givenId?: string): string {
  const generatedId = useReactId()
  return typeof givenId === 'string' ? givenId : generatedId
}
