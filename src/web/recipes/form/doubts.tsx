/** What a review is unsure of, field by field, until a person edits the field. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { type Doubt, doubtfulFields } from '@plateful/page-reader/doubt'
import type { RecipeToReview, Twin } from '../../../domain/recipes/recipe-to-review.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { IconAlertTriangle, IconArrowDown } from '@tabler/icons-react'
import { Note } from '../../ui/note.tsx'
import classes from './doubts.module.css'
import { UnstyledButton } from '@mantine/core'

/** The sentences beside each field. */
export type RecipeDoubts = Partial<Record<Doubt['field'], string>>

/**
 * All there is to look at in a recipe that was read: what the reader doubted, and the tag that only
 * a person can give.
 */
export const doubtsAbout = (recipe: RecipeToReview, warnings: readonly Doubt[]): Doubt[] =>
  recipe.tags.length > 0
    ? [...warnings]
    : [...warnings, { field: 'tags', message: 'Give it at least one tag, so that you find it again.' }]

/**
 * The doubts that are left in a form: a field that was edited has none any more, also when the edit
 * was made before a reload.
 */
export function useDoubts(
  doubts: readonly Doubt[],
  { start, values }: { start: RecipeFormValues; values: RecipeFormValues },
) {
  const isAsRead = ({ field }: Doubt) => JSON.stringify(values[field]) === JSON.stringify(start[field])
  const [left, setLeft] = useState(() => doubts.filter(isAsRead))
  const sentences: RecipeDoubts = {}
  for (const { field, message } of left)
    sentences[field] = sentences[field] === undefined ? message : `${sentences[field]} ${message}`
  return {
    left,
    sentences,
    settle: (edited: Partial<RecipeFormValues>) =>
      setLeft((before) => before.filter(({ field }) => !(field in edited))),
    startOver: () => setLeft([...doubts]),
  }
}

/** What nobody was sure of in a field, in amber beside it. */
export function DoubtNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Note as="span" isSmall className={classes.note}>
      <IconAlertTriangle size={16} aria-hidden className={classes.sign} />
      <span>{text}</span>
    </Note>
  )
}

/**
 * What one of the kit's fields needs to carry the note under its input, and to be found by who
 * looks for doubts.
 */
export const doubtProps = (text: string | undefined) =>
  text === undefined
    ? {}
    : {
        description: <DoubtNote text={text} />,
        inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
        'data-doubtful': true,
      }

/** The doubtful fields in one line, which leads to the first of them. */
export function DoubtsSummary({ doubts }: { doubts: readonly Doubt[] }) {
  const fields = doubtfulFields(doubts)
  if (fields.length === 0) return null
  return (
    <UnstyledButton className={classes.summary} onClick={goToFirst}>
      Please check: {new Intl.ListFormat('en-GB').format(fields)}
      <IconArrowDown size={18} aria-hidden className={classes.arrow} />
    </UnstyledButton>
  )
}

const goToFirst = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('form')?.querySelector<HTMLElement>('[data-doubtful]')?.focus()

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
