import { Button } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNewVersion } from './new-version.ts'
import classes from './new-version-note.module.css'

/**
 * Says that a newer version is ready, and starts it when the person wants it: nothing is taken from
 * under their hands.
 */
export function NewVersionNote() {
  const start = useNewVersion()
  const [isWanted, setWanted] = useState(false)
  // Leaving a field saves it: what is on its way arrives first.
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
        onClick={() => setWanted(true)}
      >
        Reload
      </Button>
    </section>
  )
}
