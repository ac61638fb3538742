import { Button, Checkbox } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { HouseholdImport, ImportResult } from '../../../domain/importing/household-import.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useDiscardImport, useRunImport, useUndoImport } from './queries.ts'
import { formatLabel, ReportAfterwards, ReportLists, formatMany, describeImport } from './report-lists.tsx'
import classes from './import-export.module.css'

interface Props {
  householdImport: HouseholdImport
  /** Whether it was sent while this screen was open. */
  isNew: boolean
}

export function ImportCard({ householdImport, isNew }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousState = useRef(isNew ? null : householdImport.state)
  const client = useQueryClient()
  useEffect(() => {
    if (previousState.current === householdImport.state) return
    previousState.current = householdImport.state
    // The pressed button disappears with the state that it belongs to.
    if (document.activeElement === document.body) heading.current?.focus()
    // On a phone the contents of the file would begin below the screen (recipes 86).
    card.current?.scrollIntoView?.({ block: 'nearest' })
    // The status of the first steps is cached for five minutes (home 114).
    if (householdImport.state === 'done') void client.invalidateQueries({ queryKey: ['onboarding'] })
  }, [householdImport.state, client])
  return (
    <section ref={card} className={classes.import} aria-label={householdImport.fileName}>
      <h3 ref={heading} tabIndex={-1} className={classes.fileName}>
        {householdImport.fileName}
      </h3>
      <ImportState householdImport={householdImport} />
    </section>
  )
}

function ImportState({ householdImport }: { householdImport: HouseholdImport }) {
  if (householdImport.state === 'reading') return <ImportProgress label="Reading the file" />
  if (householdImport.state === 'ready') return <ReadyImport householdImport={householdImport} />
  if (householdImport.state === 'running') {
    const label = `${householdImport.done} of ${formatMany(householdImport.total, 'recipe')}. You can leave this page; it goes on.`
    return <ImportProgress label={label} done={householdImport.done} total={householdImport.total} />
  }
  if (householdImport.state === 'failed') return <FailedImport householdImport={householdImport} />
  return (
    householdImport.result && <DoneImport householdImport={householdImport} result={householdImport.result} />
  )
}

/** The message of a failed import; one that failed halfway can be undone. */
function FailedImport({ householdImport }: { householdImport: HouseholdImport }) {
  return (
    <>
      <p role="alert" className={classes.problem}>
        {householdImport.problem}
      </p>
      {householdImport.result !== null && (
        <div className="wrap">
          <UndoButton id={householdImport.id} />
        </div>
      )}
    </>
  )
}

function UndoButton({ id }: { id: number }) {
  const undo = useUndoImport()
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={undo.isPending}
      onClick={() => undo.mutate(id)}
    >
      Undo
    </Button>
  )
}

function ImportProgress({ label, done, total }: { label: string; done?: number; total?: number }) {
  return (
    <div role="status">
      <progress
        className={classes.progress}
        aria-label={label}
        {...(total !== undefined && total > 0 && { value: done ?? 0, max: total })}
      />
      <p className={classes.quiet}>{label}</p>
    </div>
  )
}

function ReadyImport({ householdImport }: { householdImport: HouseholdImport }) {
  const runImport = useRunImport()
  const discard = useDiscardImport()
  const [isTwice, setIsTwice] = useState(false)
  const { report } = householdImport
  if (!report) return null
  const newCount = report.recipes.count - (isTwice ? 0 : report.duplicates.count)
  const hasRest = report.meals > 0 || report.lists > 0 || report.others.length > 0
  return (
    <>
      <p>
        <strong>{formatLabel(report.format)}</strong>. Nothing is saved yet: this is what’s in it.
      </p>
      <ReportLists report={report} />
      {newCount === 0 && (
        <p>
          You have {report.recipes.count === 1 ? 'this recipe' : 'all of these recipes'} already
          {hasRest ? '.' : ', so there’s nothing to bring.'}
        </p>
      )}
      {report.duplicates.count > 0 && (
        <Checkbox
          label="Bring the duplicates too"
          checked={isTwice}
          onChange={(event) => setIsTwice(event.currentTarget.checked)}
        />
      )}
      <div className="wrap">
        {(newCount > 0 || hasRest) && (
          <Button
            loading={runImport.isPending}
            onClick={() =>
              runImport.mutate({ id: householdImport.id, duplicates: isTwice ? 'bring' : 'skip' })
            }
          >
            {newCount > 0 ? `Bring ${formatMany(newCount, 'recipe')}` : 'Bring the rest'}
          </Button>
        )}
        <Button
          variant="default"
          loading={discard.isPending}
          onClick={() => discard.mutate(householdImport.id)}
        >
          Leave it
        </Button>
      </div>
    </>
  )
}

function DoneImport({ householdImport, result }: { householdImport: HouseholdImport; result: ImportResult }) {
  return (
    <>
      <p role="status">{describeImport(result)}</p>
      {result.remarks.length > 0 && (
        <ul className={classes.list}>
          {result.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {householdImport.report && <ReportAfterwards report={householdImport.report} />}
      <div className="wrap">
        <ButtonLink to="/recipes">See your recipes</ButtonLink>
        <UndoButton id={householdImport.id} />
      </div>
    </>
  )
}
