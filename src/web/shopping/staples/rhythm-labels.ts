import { Rhythm } from '../../../domain/shopping/staple.ts'

/** When a staple comes back, as one chooses it (shopping 45). */
export const rhythmLabels: readonly { value: Rhythm; label: string }[] = [
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'finished', label: 'When it’s finished' },
]

export const rhythmOf = (value: string): Rhythm => Rhythm.safeParse(value).data ?? 'weekly'
