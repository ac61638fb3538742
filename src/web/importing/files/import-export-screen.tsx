import { Button, Loader } from '@mantine/core'
import { formatNumber } from '@plateful/ingredients/format-english'
import { MAX_RECIPES } from '@plateful/recipe-formats/limits'
import { IconChevronDown, IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type HouseholdImport, MAX_UPLOAD_BYTES } from '../../../domain/importing/household-import.ts'
import { AccountCard } from '../../account/account-card.tsx'
import { errorMessage } from '../../api/call-error.ts'
import { Failure } from '../../ui/failure.tsx'
import { formatMoment } from '../../ui/format-moment.ts'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { useDrop } from '../../ui/forms/use-drop.ts'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ExportCard } from './export-card.tsx'
import { ExportInstructions } from './export-instructions.tsx'
import { ImportCard } from './import-card.tsx'
import { isAtWork, useImports, useSendFile, useUndoImport } from './queries.ts'
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
  // The last finished import is always shown, so that one press undoes it, even if a later file
  // failed.
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
                {formatMoment(finished.createdAt, 'date')}.{' '}
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

const programs =
  'Mealie, Tandoor, Paprika, Nextcloud Cookbook, RecipeSage, Plan to Eat, My Recipe Box, CopyMeThat, Cooklang, MealMaster, RecipeML, JSON-LD and Plateful itself'

function DropFile({ isBusy }: { isBusy: boolean }) {
  const hint = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const sending = useSendFile()
  const isWaiting = isBusy || sending.isPending

  const send = (file: File | undefined) => {
    if (!file || isWaiting) return
    setTooLarge(file.size > MAX_UPLOAD_BYTES)
    if (file.size <= MAX_UPLOAD_BYTES) sending.mutate(file)
  }
  const dropZone = useDrop(([file]) => send(file))
  const problem = tooLarge
    ? `This file is larger than ${MAX_UPLOAD_BYTES / 1024 ** 3} GB. Export it in parts.`
    : sending.isError
      ? errorMessage(sending.error)
      : null

  return (
    <div className={classes.drop} {...dropZone}>
      <IconFileUpload size={32} stroke={1.5} aria-hidden className={classes.dropIcon} />
      <FileButton
        aria-describedby={hint}
        disabled={isBusy}
        loading={sending.isPending}
        field={{ 'aria-label': 'The exported file' }}
        onFiles={([file]) => send(file)}
      >
        Choose a file
      </FileButton>
      <p id={hint} className={classes.quiet}>
        <span className={classes.dropWords}>Or drop it here. </span>We read {programs}; zip files stay as they
        are. A file may have up to {MAX_UPLOAD_BYTES / 1024 ** 3} GB and {formatNumber(MAX_RECIPES)} recipes.
      </p>
      <div role="status" className={`${classes.quiet} ${classes.status}`}>
        {sending.isPending && (
          <>
            <Loader size="xs" aria-hidden /> The file is on its way. Keep this page open until it has arrived.
          </>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
