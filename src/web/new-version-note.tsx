import { Button } from '@mantine/core'
import { useNewVersion } from './new-version.ts'
import classes from './new-version-note.module.css'

/** Says that a newer version is ready, and starts it when the person wants it: nothing is taken from under their hands. */
export function NewVersionNote() {
  const start = useNewVersion()
  if (!start) return null
  return (
    <section className={classes.note} aria-label="New version">
      <p>A newer Plateful is ready.</p>
      <Button size="compact-md" variant="default" onClick={start}>
        Reload
      </Button>
    </section>
  )
}
