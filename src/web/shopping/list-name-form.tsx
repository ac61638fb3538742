import { Button, TextInput } from '@mantine/core'
import classes from './finalize-screen.module.css'
import type { useListName } from './use-list-name.ts'
import { handleSubmit } from '../ui/forms/handle-submit.ts'

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
