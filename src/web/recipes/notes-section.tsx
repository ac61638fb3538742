import { Button, Textarea } from '@mantine/core'
import { formatNumber } from '@plateful/ingredients/format-english'
import { IconNote, IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { writeNotesCall } from '../../contract/recipes.ts'
import { dayOf, formatDay } from '../../domain/day.ts'
import { MAX_NOTES } from '../../domain/recipes/recipe-notes.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { currentVersionOf, isRefused } from '../api/call-error.ts'
import { thingKey } from '../api/waiting-things.ts'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { Note } from '../ui/note.tsx'
import { WaitingSign } from '../ui/waiting-sign.tsx'
import { notesDraftKey, useWriteNotes } from './notes-queries.ts'
import classes from './notes-section.module.css'

interface Props {
  recipe: Recipe
  /** 'h3' where the notes are part of another section. */
  as?: 'h2' | 'h3'
}

/** The household's own notes on a recipe, read and written in place (recipes 56). */
export function NotesSection({ recipe, as: Heading = 'h2' }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(() => readNotesDraft(recipe) !== null)
  const wasClosed = useRef(false)
  const close = () => {
    writeNotesDraft(recipe.id, null)
    wasClosed.current = true
    setIsOpen(false)
  }
  // The button is mounted when the editor closes, and once more when the saved notes arrive.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (wasClosed.current && document.activeElement === document.body) button?.focus()
  }, [])
  if (isOpen) return <NotesForm recipe={recipe} onClose={close} />
  if (recipe.notes === null)
    return (
      <>
        <Button
          ref={takeFocus}
          variant="subtle"
          px="xs"
          className={classes.add}
          leftSection={<IconNote size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          Add a note
        </Button>
        <WaitingSign thing={thingKey.recipeNotes(recipe.id)} />
      </>
    )
  return (
    <section className={classes.notes} aria-labelledby={id}>
      <div className={classes.top}>
        <Heading id={id} className={classes.title}>
          Your notes
        </Heading>
        <Button
          ref={takeFocus}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label="Edit your notes"
          onClick={() => setIsOpen(true)}
        >
          Edit
        </Button>
      </div>
      <p className={classes.text}>{recipe.notes}</p>
      <p className={classes.by}>{authorText(recipe)}</p>
      <WaitingSign thing={thingKey.recipeNotes(recipe.id)} />
    </section>
  )
}

const authorText = ({ notesBy, notesAt }: Recipe) =>
  [notesBy, notesAt && formatDay(dayOf(new Date(notesAt)), 'date')].filter(Boolean).join(', ')

/** A half-typed note stays in the tab when its writer leaves the screen (recipes 144). */
const NotesDraft = z.object({ typed: z.string(), seen: z.string().nullable() })
const writeNotesDraft = (id: number, draft: z.infer<typeof NotesDraft> | null) =>
  tabStorage.write(notesDraftKey(id), draft && JSON.stringify(draft))
const readNotesDraft = ({ id, notes }: Recipe) => {
  const draft = tabStorage.readAs(notesDraftKey(id), NotesDraft)
  // A draft that equals the stored notes was saved while its screen was left.
  return draft && draft.typed.trim() !== (notes ?? '') ? draft : null
}

function NotesForm({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const id = useId()
  const write = useWriteNotes(recipe.id)
  const [draft] = useState(() => readNotesDraft(recipe))
  const [inputValue, setInputValue] = useState(draft?.typed ?? recipe.notes ?? '')
  /** The notes that are edited: saving replaces these. */
  const [seenNotes, setSeenNotes] = useState(draft ? draft.seen : recipe.notes)
  const theirs = isRefused(write.error, writeNotesCall, 'CHANGED_MEANWHILE')
    ? currentVersionOf(write.error, Recipe)
    : undefined
  const isTooLong = inputValue.trim().length > MAX_NOTES

  const save = () => {
    if (isTooLong) return
    write.mutate({ notes: inputValue, seen: theirs ? theirs.notes : seenNotes }, { onSuccess: onClose })
    if (theirs) setSeenNotes(theirs.notes)
  }
  const type = (typed: string) => {
    setInputValue(typed)
    writeNotesDraft(recipe.id, { typed, seen: seenNotes })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && inputValue === (recipe.notes ?? '')) onClose()
  }
  return (
    <form className={classes.notes} aria-labelledby={id} onSubmit={handleSubmit(save)}>
      {theirs && (
        <Note as="div" role="alert" className={classes.theirs}>
          <p>{theirs.notesBy ?? 'Somebody else'} has changed these notes. They now read:</p>
          <p className={classes.text}>{theirs.notes ?? 'No notes.'}</p>
        </Note>
      )}
      <Textarea
        id={id}
        label="Your notes"
        description="For your household only."
        rows={4}
        autoFocus={draft === null}
        value={inputValue}
        error={isTooLong && `Keep your notes within ${formatNumber(MAX_NOTES)} characters`}
        onChange={({ currentTarget: { value } }) => type(value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={write.isPending} {...saveShortcut}>
          {theirs ? 'Save mine' : 'Save notes'}
        </Button>
        <Button variant="default" onClick={onClose}>
          {theirs ? 'Keep theirs' : 'Cancel'}
        </Button>
        <SaveShortcut />
      </div>
    </form>
  )
}
