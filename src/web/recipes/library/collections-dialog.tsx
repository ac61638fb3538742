import { Button, TextInput } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import type { Collection } from '../../../domain/recipes/collection.ts'
import { errorMessage } from '../../api/call-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import {
  useCollections,
  useCreateCollection,
  useDeleteCollection,
  useRenameCollection,
} from './collection-queries.ts'
import classes from './collections-dialog.module.css'

interface Props {
  onOpen: (collection: Collection) => void
  onClose: () => void
}

/** The household's collections: to open, name, rename and delete (recipes 48). */
export function CollectionsDialog({ onOpen, onClose }: Props) {
  const collections = useCollections()
  const [renamed, setRenamed] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const remove = useDeleteCollection()
  return (
    <Dialog title="Your collections" onClose={onClose}>
      {collections.length === 0 && (
        <p className="soft">Group recipes however you like: for the freezer, for Sundays, to try.</p>
      )}
      <ul className={classes.list} aria-label="Collections">
        {collections.map((collection) => (
          <li key={collection.id} className={classes.one}>
            {renamed === collection.id ? (
              <NameForm
                label={`Name of ${collection.name}`}
                before={collection}
                onDone={() => {
                  setRenamed(null)
                  field.current?.focus()
                }}
              />
            ) : (
              <>
                <button type="button" className={classes.open} onClick={() => onOpen(collection)}>
                  <span>{collection.name}</span>
                  <span className="soft small">{formatCount(collection.recipeIds.length, 'recipe')}</span>
                </button>
                <IconButton
                  label={`Rename ${collection.name}`}
                  icon={IconPencil}
                  size="xl"
                  onClick={() => setRenamed(collection.id)}
                />
                <IconButton
                  label={`Delete ${collection.name}`}
                  icon={IconTrash}
                  size="xl"
                  onClick={() => {
                    field.current?.focus()
                    remove.mutate(collection)
                  }}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <NameForm label="A new collection" field={field} />
    </Dialog>
  )
}

interface NameFormProps {
  label: string
  /** The collection to rename; without one a new one is made. */
  before?: Collection
  field?: RefObject<HTMLInputElement | null>
  onDone?: () => void
}

function NameForm({ label, before, field, onDone }: NameFormProps) {
  const [name, setName] = useState(before?.name ?? '')
  const create = useCreateCollection()
  const rename = useRenameCollection()
  const { error } = before ? rename : create
  const save = () => {
    if (before && name.trim() === before.name) return onDone?.()
    const onSuccess = () => {
      if (!before) setName('')
      onDone?.()
    }
    if (before) rename.mutate({ id: before.id, name }, { onSuccess })
    else create.mutate({ name }, { onSuccess })
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit(save)}>
      <TextInput
        ref={field}
        className={classes.name}
        label={before ? undefined : label}
        aria-label={before ? label : undefined}
        value={name}
        maxLength={100}
        data-autofocus={before ? undefined : true}
        autoFocus={before !== undefined}
        error={error ? errorMessage(error) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setName(value)
          create.reset()
          rename.reset()
        }}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={before && <IconCheck size={18} aria-hidden />}
        loading={create.isPending || rename.isPending}
      >
        {before ? 'Save' : 'Create'}
      </Button>
    </form>
  )
}
