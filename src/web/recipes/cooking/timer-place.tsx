import { useSessionStorage } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { TIMERS_KEY } from './timers-key.ts'

const TimerDock = lazy(() =>
  import('./timer-dock.tsx').then(({ TimerDock: component }) => ({ default: component })),
)

/** Where the timers stand on every screen; their code comes with the first of them. */
export function TimerPlace() {
  const [kept] = useSessionStorage<unknown>({ key: TIMERS_KEY, getInitialValueInEffect: false })
  if (kept === undefined) return null
  return (
    <Suspense>
      <TimerDock />
    </Suspense>
  )
}
