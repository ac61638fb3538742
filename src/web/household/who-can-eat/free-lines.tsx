import { useId } from 'react'
import type { ConfirmedLines } from '@plateful/ingredients/lines/read-line'
import { type Needs, verdictsFor } from '../../../domain/recipes/verdicts.ts'
import classes from './safety-dialog.module.css'

interface Props {
  lines: readonly string[]
  needs: Needs
  confirmed: ConfirmedLines
}

/**
 * The lines that are free of something that is avoided; each opens to the reason (household 16).
 */
export function FreeLines({ lines, needs, confirmed }: Props) {
  const id = useId()
  const free = new Map<string, string[]>()
  for (const { level, line, because } of verdictsFor(lines, needs, confirmed))
    if (level === 'free' && line !== null) free.set(line, [...(free.get(line) ?? []), because])
  if (free.size === 0) return null
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.title}>
        Free, and why
      </h3>
      {[...free].map(([line, reasons]) => (
        <details key={line} className={classes.free}>
          <summary>{line}</summary>
          <ul>
            {[...new Set(reasons)].map((because) => (
              <li key={because}>{because}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
