import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { type PendingPreview, REVIEW_FORM } from './pending-preview.ts'
import { formOf } from './recipe-form-values.ts'
import { RecipeForm } from './recipe-form.tsx'
import classes from './review-dialog.module.css'
import { siteOf } from './say-recipe.ts'

interface Props {
  review: PendingPreview
  /** The recipe is saved or given up. */
  onClose: () => void
}

/** An imported recipe that is still a preview: looked over, put right, saved (part 1 §2). */
export function ReviewDialog({ review, onClose }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const isPhone = useMediaQuery('(max-width: 48em)')
  const ask = () => setIsLeaving(true)
  return (
    <Modal
      opened
      onClose={ask}
      title="Review the recipe"
      size="72rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <RecipeForm
        stored={null}
        keptAs={REVIEW_FORM}
        initial={formOf(review.recipe)}
        isUnsaved
        notice={<ToCheck review={review} />}
        onSaved={onClose}
        onCancel={ask}
        onGivenUp={onClose}
      />
      <ConfirmDialog
        opened={isLeaving}
        title="Discard this recipe?"
        text={`${review.recipe.name || 'It'} is not in your collection yet.`}
        confirm="Discard it"
        cancel="Keep reviewing"
        tone="destroys"
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </Modal>
  )
}

/** What the page did not say or said doubtfully, and where to compare. */
function ToCheck({ review }: { review: PendingPreview }) {
  const { recipe, warnings, twins } = review
  const site = siteOf(recipe.source)
  const checks =
    recipe.tags.length > 0 ? warnings : [...warnings, 'Give it at least one tag, so that you find it again.']
  return (
    // Where reading begins: not at the button that closes it, and no keyboard opens on a phone.
    <div className={classes.notice} tabIndex={-1} data-autofocus>
      <p>
        Not saved yet. Look it over
        {site && recipe.source && (
          <>
            , and compare it with{' '}
            <a href={recipe.source} target="_blank" rel="noreferrer">
              the page at {site}
            </a>
          </>
        )}
        .
      </p>
      {twins.map(({ id, name, userSequence }) => (
        <p key={id} className={classes.twin}>
          You may have this one already: {name} (#{userSequence}).
        </p>
      ))}
      {checks.length > 0 && (
        <>
          <h3 className={classes.heading}>Please check</h3>
          <ul className={classes.checks}>
            {checks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
