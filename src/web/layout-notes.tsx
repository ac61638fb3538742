/** Notes above every screen: a newer version is ready, or the server cannot be reached. */

import { Button } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Day, dayOf, formatDay } from '../domain/day.ts'
import { useStaleSince } from './api/stale-reads.ts'
import { useNewVersion } from './new-version.ts'
import { useToday } from './ui/use-today.ts'
import classes from './layout.module.css'

/** The time at which the screen was read, as people say it. */
function formatMoment(at: number, today: Day): string {
  const moment = new Date(at)
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  const day = dayOf(moment)
  return day === today ? `at ${time}` : `on ${formatDay(day, 'long')} at ${time}`
}

/** The note that the screen shows data kept on this device (home 81). */
export function NoSignalNote() {
  const at = useStaleSince()
  const today = useToday()
  return (
    <p className={classes.noSignal} role="status" hidden={at === null}>
      {at !== null && `No signal: this is what it was ${formatMoment(at, today)}`}
    </p>
  )
}

/** Says that a newer version is ready. It starts when the person asks for it. */
export function NewVersionNote() {
  const start = useNewVersion()
  const [isWanted, setIsWanted] = useState(false)
  // Pressing the button leaves a field, which saves it: the page reloads after that.
  const isSaving = useIsMutating() > 0
  const isDue = isWanted && !isSaving
  useEffect(() => {
    if (isDue) start?.()
  }, [isDue, start])
  if (!start) return null
  return (
    <section className={classes.note} aria-label="New version">
      <p>A newer Plateful is ready.</p>
      <Button
        size="compact-md"
        variant="default"
        loading={isWanted && isSaving}
        onClick={() => setIsWanted(true)}
      >
        Reload
      </Button>
    </section>
  )
}
