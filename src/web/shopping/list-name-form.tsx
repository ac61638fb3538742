import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import classes from './finalize-screen.module.css'
import { useSaveListName } from './queries.ts'

/** The name of the list as it is saved and as it is typed (shopping 22). */
export function useListName(saved: string) {
  const [edited, setEdited] = useState<string | null>(null)
  const save = useSaveListName()
  const typed = edited ?? saved
  return {
    saved,
    typed,
    isUnsaved: typed.trim() !== saved,
    type: setEdited,
    save: () => save.mutate(typed.trim(), { onSuccess: () => setEdited(null) }),
  }
}

export function ListNameForm({ name }: { name: ReturnType<typeof useListName> }) {
  const isEmpty = name.typed.trim() === ''
  return (
    <form
      className={classes.card}
      noValidate
      onSubmit={handleSubmit(() => {
        if (name.isUnsaved && !isEmpty) name.save()
      })}
    >
      <div className={classes.nameLine}>
        <TextInput
          className={classes.nameField}
          label="List name"
          maxLength={200}
          value={name.typed}
          error={isEmpty ? 'Give the list a name' : null}
          onChange={({ currentTarget: { value } }) => name.type(value)}
        />
        <Button
          type="submit"
          variant="default"
          className={classes.save}
          disabled={!name.isUnsaved || isEmpty}
        >
          Save
        </Button>
      </div>
      {name.isUnsaved && !isEmpty && (
        <p className={classes.unsaved} role="status">
          Unsaved changes: press Save, or complete the list, to give it this name.
        </p>
      )}
    </form>
  )
}
