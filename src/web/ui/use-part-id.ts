import { useId as useReactId } from 'react'

/**
 * The id of a Mantine component: the given one, or one of its own. The build replaces Mantine's
 * hook with it.
 */
export function useId(given?: string): string {
  const own = useReactId()
  return typeof given === 'string' ? given : own
}
