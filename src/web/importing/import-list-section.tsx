import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { cleanTag } from '../../domain/recipes/tags.ts'
import { useRecipes } from '../recipes/queries.ts'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { isUnderReview } from './import-list-storage.ts'
import {
  completeRows,
  countRows,
  countTagless,
  type ImportList,
  type ImportRow,
  isTwinOfEarlier,
  type ReadyState,
  twinsOf,
} from './import-list.ts'
import { ImportRowItem } from './import-row-item.tsx'
import { useSaveAll } from './queries.ts'
import { ReviewRowDialog } from './review-row-dialog.tsx'
import type { useImportList } from './use-import-list.ts'
import classes from './import-list.module.css'

type Actions = ReturnType<typeof useImportList>

export function ImportListSection({ list, ...actions }: Actions) {
  const [reviewedUrl, setReviewedUrl] = useState<string | null>(null)
  const saveAll = useSaveAll()
  const { data: library = [], isPending: isLibraryUnknown } = useRecipes()
  const complete = completeRows(list, library).filter(({ url }) => !isUnderReview(url))
  const tagless = countTagless(list)
  const toReview = list.rows.flatMap(openRow)
  const reviewedRow = toReview.find(({ url }) => url === reviewedUrl)

  const removeRow = (row: ImportRow) => {
    const listBefore = list
    actions.remove(row.url)
    toastWithUndo('Taken off the list', () => actions.putBack(listBefore))
  }
  const clear = () => {
    actions.clear()
    toastWithUndo('The list is cleared', () => actions.putBack(list))
  }
  const reviewNext = (url: string) => setReviewedUrl(toReview.find((row) => row.url !== url)?.url ?? null)

  return (
    <section className={classes.section} aria-labelledby="import-list">
      <h3 id="import-list" className={classes.title}>
        Your addresses
      </h3>
      <ReadingProgress list={list} />
      <div className={classes.buttons}>
        {countRows(list, 'ready') > 0 && (
          <Button
            loading={saveAll.isPending || isLibraryUnknown}
            disabled={complete.length === 0}
            onClick={() =>
              saveAll.mutate({ drafts: complete, onSaved: actions.markSaved, onRefused: actions.markRefused })
            }
          >
            Save all that are complete ({complete.length})
          </Button>
        )}
        {countUnfinished(list) > 0 && (
          <Button variant="default" onClick={list.paused === null ? actions.pause : actions.resume}>
            {list.paused === null ? 'Stop' : 'Read on'}
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={clear}>
          Clear the list
        </Button>
      </div>
      {tagless > 0 && <TagForm count={tagless} onGive={actions.giveTag} />}
      <ul className={classes.rows}>
        {list.rows.map((row) => (
          <ImportRowItem
            key={row.url}
            row={row}
            library={library}
            isTwin={row.state.is === 'ready' && isTwinOfEarlier(list.rows, row.url, row.state)}
            isChanged={isUnderReview(row.url)}
            onReview={() => setReviewedUrl(row.url)}
            onRetry={() => actions.retry(row.url)}
            onRemove={() => removeRow(row)}
            onPasted={(imported) => actions.markRead(row.url, imported)}
          />
        ))}
      </ul>
      {reviewedRow && (
        <ReviewRowDialog
          key={reviewedRow.url}
          url={reviewedRow.url}
          read={{ ...reviewedRow.read, twins: twinsOf(reviewedRow.read, library) }}
          more={toReview.length - 1}
          onSaved={(recipe) => {
            actions.markSaved(reviewedRow.url, recipe)
            reviewNext(reviewedRow.url)
          }}
          onClose={() => setReviewedUrl(null)}
        />
      )}
    </section>
  )
}

const openRow = ({ url, state }: ImportRow): { url: string; read: ReadyState }[] =>
  state.is === 'ready' ? [{ url, read: state }] : []

const countUnfinished = (list: ImportList) => countRows(list, 'waiting', 'reading')

function ReadingProgress({ list }: { list: ImportList }) {
  const total = list.rows.length
  return (
    <>
      <progress
        className={classes.progress}
        value={total - countUnfinished(list)}
        max={total}
        aria-label="Pages read"
      />
      <p role="status" className={classes.status}>
        {describeStatus(list)}
      </p>
    </>
  )
}

function describeStatus(list: ImportList): string {
  const total = list.rows.length
  const unfinished = countUnfinished(list)
  const counts: [number, string][] = [
    [countRows(list, 'ready'), 'ready to review'],
    [countRows(list, 'saved'), 'saved'],
    [countRows(list, 'failed'), 'failed'],
  ]
  const countTexts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  const allRead = total === 1 ? 'The page is read' : `All ${total} pages are read`
  const progress = unfinished === 0 ? allRead : `${total - unfinished} of ${total} pages read`
  const pauseReason = list.paused === null ? '' : ` ${list.paused} What was read is still here.`
  return `${[progress, ...countTexts].join(', ')}.${pauseReason}`
}

/** Many pages name no tag, and no recipe is saved without one. */
function TagForm({ count, onGive }: { count: number; onGive: (tag: string) => void }) {
  const [tag, setTag] = useState('')
  const onSubmit = handleSubmit(() => {
    if (cleanTag(tag) !== '') onGive(tag)
  })
  return (
    <form className={classes.tag} noValidate onSubmit={onSubmit}>
      <TextInput
        className={classes.tagField}
        label={count === 1 ? 'A tag for the one without' : `A tag for the ${count} without one`}
        placeholder="For example: dinner"
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Give it
      </Button>
    </form>
  )
}
