import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { formOf } from '../recipes/recipe-form-values.ts'
import { RecipeForm } from '../recipes/recipe-form.tsx'
import { type Read, toCheck } from './import-list.ts'
import classes from './review-row-dialog.module.css'
import { formNameOf } from './kept-import-list.ts'

interface Props {
  url: string
  read: Read
  /** How many of the list wait for their review after this one. */
  more: number
  onSaved: (recipe: Recipe) => void
  onClose: () => void
}

/** One recipe of the list under review. Closing asks nothing: the recipe stays in the list, and what was typed with it. */
export function ReviewRowDialog({ url, read, more, onSaved, onClose }: Props) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal
      opened
      onClose={onClose}
      title="Review the recipe"
      size="72rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <RecipeForm
        stored={null}
        keptAs={formNameOf(url)}
        initial={formOf(read.recipe)}
        notice={<Notice url={url} read={read} more={more} />}
        onSaved={onSaved}
        onCancel={onClose}
      />
    </Modal>
  )
}

/** What to look at, and where to compare. */
function Notice({ url, read, more }: Pick<Props, 'url' | 'read' | 'more'>) {
  const checks = toCheck(read)
  return (
    // Where reading begins, as in every review.
    <div className={classes.notice} tabIndex={-1} data-autofocus>
      <p>
        Not saved yet. Compare it with{' '}
        <a href={url} target="_blank" rel="noreferrer">
          its page
        </a>
        .{more > 0 && ` After this one, ${more} more to review.`}
      </p>
      {read.twins.map(({ id, name, userSequence }) => (
        <p key={id} className={classes.twin}>
          You may have this one already: {name} (#{userSequence}).
        </p>
      ))}
      {checks.length > 0 && (
        <ul className={classes.checks} aria-label="Please check">
          {checks.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
