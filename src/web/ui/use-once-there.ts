import { useMounted } from '@mantine/hooks'

/**
 * Opens what was wanted open one drawing after its code is there: Mantine notes what had the focus,
 * and slides things in, when a part of it turns from closed to open.
 */
export function useOnceThere(isWanted: boolean): boolean {
  return useMounted() && isWanted
}
