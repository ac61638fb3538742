import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'
import classes from './moving-screen.module.css'
import { useUndoImport } from './queries.ts'
import { sayResult } from './say-import.ts'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** Files that came before; each can still be taken back. */
export function EarlierImports({ imports }: { imports: readonly HouseholdImport[] }) {
  const told = imports.filter(({ state }) => state === 'done' || state === 'undone')
  const undo = useUndoImport()
  if (told.length === 0) return null
  return (
    <details className={classes.earlier}>
      <summary className={classes.summary}>
        Earlier files <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <ul className={classes.rows}>
        {told.map((own) => (
          <li key={own.id} className={classes.row}>
            <span className={classes.rowWords}>
              <strong>{own.fileName}</strong>{' '}
              <span className={classes.faint}>
                {moment.format(new Date(own.createdAt))}.{' '}
                {own.state === 'undone' ? 'Taken back.' : own.result && sayResult(own.result)}
              </span>
            </span>
            {own.state === 'done' && (
              <Button
                variant="subtle"
                size="compact-sm"
                loading={undo.isPending && undo.variables === own.id}
                onClick={() => undo.mutate(own.id)}
                aria-label={`Undo ${own.fileName}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
