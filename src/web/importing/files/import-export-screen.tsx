import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Screen } from '../../ui/screen.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountCard } from '../../account/account-card.tsx'
import { DropFile } from './drop-file.tsx'
import { ImportCard } from './import-card.tsx'
import { isAtWork, useImports, useUndoImport } from './queries.ts'
import { ExportCard } from './export-card.tsx'
import { ExportInstructions } from './export-instructions.tsx'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'
import { describeImport } from './report-lists.tsx'
import classes from './import-export.module.css'

export function ImportExportScreen() {
  const imports = useImports()
  return (
    <Screen
      title="Moving in, moving out"
      intro="Bring your recipes from another program, or take everything of yours along. Nothing is locked in."
      width="narrow"
    >
      <AccountCard
        title="Bring your recipes"
        intro="Choose the file that your program exported. You’ll see what’s in it before anything is saved."
      >
        {imports.isError ? (
          <Failure title="This couldn’t be loaded" query={imports} />
        ) : imports.isPending ? (
          <Loading label="Looking for files on their way" />
        ) : (
          <ImportSection imports={imports.data} />
        )}
      </AccountCard>
      <ExportCard />
    </Screen>
  )
}

function ImportSection({ imports }: { imports: NonNullable<ReturnType<typeof useImports>['data']> }) {
  const [newest] = imports
  const [earlier] = useState(() => new Set(imports.map(({ id }) => id)))
  // The last import can be taken back with one press, even if a later file failed.
  const last = imports.find(({ state }) => state === 'done')
  const shownImports = imports.filter(
    (candidate) => candidate === last || (candidate === newest && candidate.state !== 'undone'),
  )
  return (
    <div className={classes.bring}>
      <DropFile isBusy={newest !== undefined && isAtWork(newest)} />
      <ExportInstructions />
      {shownImports.map((householdImport) => (
        <ImportCard
          key={householdImport.id}
          householdImport={householdImport}
          isNew={!earlier.has(householdImport.id)}
        />
      ))}
      <EarlierImports imports={imports.filter((earlierImport) => !shownImports.includes(earlierImport))} />
    </div>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

function EarlierImports({ imports }: { imports: readonly HouseholdImport[] }) {
  const finishedImports = imports.filter(({ state }) => state === 'done' || state === 'undone')
  const undo = useUndoImport()
  if (finishedImports.length === 0) return null
  return (
    <details className={classes.earlier}>
      <summary className={classes.summary}>
        Earlier files <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <ul className="list">
        {finishedImports.map((finished) => (
          <li key={finished.id} className={classes.row}>
            <span className={classes.rowWords}>
              <strong>{finished.fileName}</strong>{' '}
              <span className="soft">
                {dateFormat.format(new Date(finished.createdAt))}.{' '}
                {finished.state === 'undone'
                  ? 'Taken back.'
                  : finished.result && describeImport(finished.result)}
              </span>
            </span>
            {finished.state === 'done' && (
              <Button
                variant="subtle"
                size="compact-sm"
                loading={undo.isPending && undo.variables === finished.id}
                onClick={() => undo.mutate(finished.id)}
                aria-label={`Undo ${finished.fileName}`}
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
