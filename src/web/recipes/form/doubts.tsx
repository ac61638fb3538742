/** The doubts of a review, field by field, until a person edits the field. */

import { Button, UnstyledButton } from '@mantine/core'
import { formatList } from '@plateful/ingredients/format-english'
import { type Doubt, doubtfulFields } from '@plateful/page-reader/doubt'
import { IconAlertTriangle, IconArrowDown } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { ImportedReading } from '../../../domain/recipes/imported-reading.ts'
import type { RecipeToReview, Twin } from '../../../domain/recipes/recipe-to-review.ts'
import { saveShortcut } from '../../ui/forms/save-shortcut.tsx'
import { Note } from '../../ui/note.tsx'
import { formatRecipeNumber } from '../format-recipe.ts'
import { focusDoubt } from './focus-doubt.ts'
import { FormSafety } from './form-safety.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import classes from './doubts.module.css'

export type RecipeDoubts = Partial<Record<Doubt['field'], string>>

/** The doubts by field, each with the words of the page beneath. */
export type DoubtNotes = Partial<Record<Doubt['field'], ReactNode>>

/**
 * The doubts of each field as one note, with what the page says of it (importing 34). A recipe
 * without an address was read from a text or from pictures.
 */
export function notesOf(doubts: readonly Doubt[], source: string): DoubtNotes {
  const notes: DoubtNotes = {}
  for (const { field } of doubts) {
    const fieldDoubts = doubts.filter((doubt) => doubt.field === field)
    const text = fieldDoubts.find((doubt) => doubt.says !== undefined)?.says
    notes[field] = (
      <>
        {fieldDoubts.map(({ message }) => message).join(' ')}
        {text !== undefined && <OriginalWords words={text} of={source === '' ? 'text' : 'page'} />}
      </>
    )
  }
  return notes
}

/** The number of characters up to which the words are shown without a press. */
const LONGEST_SHOWN = 140

function OriginalWords({ words, of }: { words: string; of: 'page' | 'text' }) {
  const [isOpen, setIsOpen] = useState(false)
  if (words.length <= LONGEST_SHOWN && !words.includes('\n'))
    return (
      <span className={classes.says}>
        The {of} says: ‘{words}’
      </span>
    )
  return (
    <span className={classes.says}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={isOpen}
        onClick={(event) => {
          // A label around the button would pass the press on to its field.
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        {`${isOpen ? 'Hide' : 'Show'} what the ${of} says`}
      </UnstyledButton>
      {isOpen && <span className={classes.words}>{words}</span>}
    </span>
  )
}

/** Everything to check in a recipe that was read: the reader's doubts, and the missing tag. */
export const doubtsAbout = (recipe: RecipeToReview, warnings: readonly Doubt[]): Doubt[] =>
  recipe.tags.length > 0
    ? [...warnings]
    : [...warnings, { field: 'tags', message: 'Give it at least one tag, so you can find it again.' }]

/** The doubts that are left. An edited field has none, also if it was edited before a reload. */
export function useDoubts(
  doubts: readonly Doubt[],
  { start, values }: { start: RecipeFormValues; values: RecipeFormValues },
) {
  const isAsRead = ({ field }: Doubt) => JSON.stringify(values[field]) === JSON.stringify(start[field])
  const [openDoubts, setOpenDoubts] = useState(() => doubts.filter(isAsRead))
  const sentences: RecipeDoubts = {}
  for (const { field, message } of openDoubts)
    sentences[field] = sentences[field] === undefined ? message : `${sentences[field]} ${message}`
  return {
    openDoubts,
    sentences,
    // A number field reports its value again when it is left, which is no edit.
    settle: (edited: Partial<RecipeFormValues>) =>
      setOpenDoubts((before) =>
        before.filter(
          ({ field }) =>
            !(field in edited) || JSON.stringify(edited[field]) === JSON.stringify(values[field]),
        ),
      ),
    startOver: () => setOpenDoubts([...doubts]),
  }
}

export function DoubtNote({ text }: { text: ReactNode }) {
  if (text === undefined) return null
  return (
    <Note as="span" isSmall className={classes.note} tabIndex={-1} data-doubt>
      <IconAlertTriangle size={16} aria-hidden className={classes.sign} />
      <span>{text}</span>
    </Note>
  )
}

/** Props of a Mantine field that put the note under its input and let the summary find it. */
export const doubtProps = (text: ReactNode) =>
  text === undefined
    ? {}
    : {
        description: <DoubtNote text={text} />,
        inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
        'data-doubtful': true,
      }

export function DoubtsSummary({ doubts }: { doubts: readonly Doubt[] }) {
  const fields = doubtfulFields(doubts)
  if (fields.length === 0) return null
  return (
    <UnstyledButton className={classes.summary} onClick={goToFirst}>
      Please check: {formatList(fields)}
      <IconArrowDown size={18} aria-hidden className={classes.arrow} />
    </UnstyledButton>
  )
}

const goToFirst = ({ currentTarget }: MouseEvent) => focusDoubt(currentTarget.closest('form'), null)

/**
 * Saves a review without a look at each field (recipes 61). It submits the form like the button at
 * its end.
 */
export const SaveAsItIs = ({ isSaving }: { isSaving: boolean }) => (
  <Button
    type="submit"
    variant="default"
    size="compact-md"
    className={classes.asItIs}
    aria-disabled={isSaving}
    {...saveShortcut}
  >
    Save as it is
  </Button>
)

export interface Review {
  /** Says that it is not saved yet, and links to the page to compare with. */
  lead: ReactNode
  twins: readonly Twin[]
  doubts: readonly Doubt[]
  /** The recipe as its page had it, kept so that the page can be read again. */
  asRead: ImportedReading | undefined
}

interface NoticeProps {
  review: Review
  values: RecipeFormValues
  openDoubts: readonly Doubt[]
  isSaving: boolean
  /** Whether nothing is missing that saving asks for. */
  isComplete: boolean
}

/**
 * The head of a review. It saves at once only what would not be refused (recipes 66).
 */
export function ReviewNotice({ review, values, openDoubts, isSaving, isComplete }: NoticeProps) {
  const { lead, twins } = review
  return (
    // The note takes the focus where no doubtful field does. Otherwise the close button would, or a
    // field, and a phone would open its keyboard.
    <Note
      as="div"
      className={classes.notice}
      tabIndex={-1}
      data-autofocus={openDoubts.length === 0 || twins.length > 0 || undefined}
    >
      <p>{lead}</p>
      {twins.map((twin) => (
        <p key={twin.id} className={classes.twin}>
          You may have this one already: {twin.name} ({formatRecipeNumber(twin)}).
        </p>
      ))}
      <div className={classes.next}>
        <FormSafety values={values} />
        <DoubtsSummary doubts={openDoubts} />
        {isComplete && <SaveAsItIs isSaving={isSaving} />}
      </div>
    </Note>
  )
}
