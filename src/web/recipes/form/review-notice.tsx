import type { ReactNode } from 'react'
import type { Doubt } from '@plateful/page-reader/doubt'
import type { Twin } from '../../../domain/recipes/recipe-to-review.ts'
import { DoubtsSummary } from './doubts-summary.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './review-notice.module.css'

/** What an imported recipe is looked over for. */
export interface Review {
  /** That it is not saved yet, and where to compare. */
  lead: ReactNode
  /** Recipes of the library that may be the same one. */
  twins: readonly Twin[]
  doubts: readonly Doubt[]
}

/** Above a recipe under review; `left` are the doubts that nobody has settled yet. */
export function ReviewNotice({ review: { lead, twins }, left }: { review: Review; left: readonly Doubt[] }) {
  return (
    // Where reading begins: not at the button that closes it, and no keyboard opens on a phone.
    <Note as="div" className={classes.notice} tabIndex={-1} data-autofocus>
      <p>{lead}</p>
      {twins.map(({ id, name, userSequence }) => (
        <p key={id} className={classes.twin}>
          You may have this one already: {name} (#{userSequence}).
        </p>
      ))}
      <DoubtsSummary doubts={left} />
    </Note>
  )
}
