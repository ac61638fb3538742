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
  own: HouseholdImport
  /** Whether it was sent while this screen was open. */
  isNew: boolean
}

export function ImportCard({ own, isNew }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousState = useRef(isNew ? null : own.state)
  const client = useQueryClient()
  useEffect(() => {
    if (previousState.current === own.state) return
    previousState.current = own.state
    // The pressed button disappears with the state that it belongs to.
    if (document.activeElement === document.body) heading.current?.focus()
    // On a phone the contents of the file would begin below the screen (recipes 86).
    card.current?.scrollIntoView?.({ block: 'nearest' })
    // The status of the first steps is cached for five minutes (home 114).
    if (own.state === 'done') void client.invalidateQueries({ queryKey: ['onboarding'] })
  }, [own.state, client])
  return (
    <section ref={card} className={classes.import} aria-label={own.fileName}>
      <h3 ref={heading} tabIndex={-1} className={classes.fileName}>
        {own.fileName}
      </h3>
      <ImportState own={own} />
    </section>
  )
}

function ImportState({ own }: { own: HouseholdImport }) {
  if (own.state === 'reading') return <ImportProgress label="Reading the file" />
  if (own.state === 'ready') return <ReadyImport own={own} />
  if (own.state === 'running') {
    const label = `${own.done} of ${formatMany(own.total, 'recipe')}. You can leave this page; it goes on.`
    return <ImportProgress label={label} done={own.done} total={own.total} />
  }
  if (own.state === 'failed') return <FailedImport own={own} />
  return own.result && <DoneImport own={own} result={own.result} />
}

/** The message of a failed import; one that failed halfway can be undone. */
function FailedImport({ own }: { own: HouseholdImport }) {
  return (
    <>
      <p role="alert" className={classes.problem}>
        {own.problem}
      </p>
      {own.result !== null && (
        <div className="wrap">
          <UndoButton id={own.id} />
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

function ReadyImport({ own }: { own: HouseholdImport }) {
  const runImport = useRunImport()
  const discard = useDiscardImport()
  const [isTwice, setIsTwice] = useState(false)
  const { report } = own
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
            onClick={() => runImport.mutate({ id: own.id, duplicates: isTwice ? 'bring' : 'skip' })}
          >
            {newCount > 0 ? `Bring ${formatMany(newCount, 'recipe')}` : 'Bring the rest'}
          </Button>
        )}
        <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(own.id)}>
          Leave it
        </Button>
      </div>
    </>
  )
}

function DoneImport({ own, result }: { own: HouseholdImport; result: ImportResult }) {
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
      {own.report && <ReportAfterwards report={own.report} />}
      <div className="wrap">
        <ButtonLink to="/recipes">See your recipes</ButtonLink>
        <UndoButton id={own.id} />
      </div>
    </>
  )
}
