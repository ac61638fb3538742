import { useSessionStorage } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { TIMERS_KEY } from './timers-key.ts'

const TimerDock = lazy(async () => ({ default: (await import('./timer-dock.tsx')).TimerDock }))

/** The place of the timers on every screen; their code loads with the first timer. */
export function TimerPlace() {
  const [stored] = useSessionStorage<unknown>({ key: TIMERS_KEY, getInitialValueInEffect: false })
  if (stored === undefined) return null
  return (
    <Suspense>
      <TimerDock />
    </Suspense>
  )
}
