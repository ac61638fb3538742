import { useId as useReactId } from 'react'

/**
 * The id of a part of Mantine: the one it is given, or else one of its own. The build puts it in
 * the place of Mantine's hook.
 */
export function useId(given?: string): string {
  const own = useReactId()
  return typeof given === 'string' ? given : own
}
