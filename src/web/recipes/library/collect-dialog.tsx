import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Collection } from '../../../domain/recipes/collection.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { errorMessage } from '../../api/call-error.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCollections, useCreateCollection, useFillCollection } from './collection-queries.ts'
import classes from './collect-dialog.module.css'

interface Props {
  recipes: readonly Recipe[]
  onDone?: () => void
  onClose: () => void
}

/** Puts one recipe or several into collections, and takes them out (recipes 48). */
export function CollectDialog({ recipes, onDone, onClose }: Props) {
  const collections = useCollections()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [name, setName] = useState('')
  const create = useCreateCollection()
  const fill = useFillCollection()
  const ids = recipes.map(({ id }) => id)
  const [first] = recipes
  const recipesText = recipes.length === 1 && first ? first.name : `${recipes.length} recipes`

  const save = async () => {
    try {
      if (name.trim() !== '') await create.mutateAsync({ name, add: ids })
    } catch {
      // The refusal is shown beside the field.
      return
    }
    for (const [id, isIn] of changed) fill.mutate(isIn ? { id, add: ids } : { id, remove: ids })
    const into = [
      ...collections.filter(({ id }) => changed.get(id) === true).map((collection) => collection.name),
      ...(name.trim() === '' ? [] : [name.trim()]),
    ]
    if (into.length > 0) toast(`${recipesText} in ${into.join(', ')}`)
    onDone?.()
    onClose()
  }

  return (
    <Dialog title="Collections" onClose={onClose}>
      <p className={classes.what}>{recipesText}</p>
      <DialogForm onSubmit={() => void save()}>
        {collections.length > 0 && (
          <fieldset className={classes.list}>
            <legend className="aloud">Your collections</legend>
            {collections.map((collection) => (
              <Checkbox
                key={collection.id}
                size="md"
                label={collection.name}
                {...stateOf(collection, ids, changed.get(collection.id))}
                onChange={({ currentTarget: { checked } }) =>
                  setChanged(new Map(changed).set(collection.id, checked))
                }
              />
            ))}
          </fieldset>
        )}
        <TextInput
          label="A new collection"
          placeholder="Freezer, Sundays, to try"
          value={name}
          maxLength={100}
          data-autofocus={collections.length === 0 || undefined}
          error={create.error ? errorMessage(create.error) : undefined}
          onChange={({ currentTarget: { value } }) => {
            setName(value)
            create.reset()
          }}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            Save
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}

/** The state of the checkbox: checked with all recipes in it, indeterminate with some of them. */
function stateOf({ recipeIds }: Collection, ids: readonly number[], changed: boolean | undefined) {
  if (changed !== undefined) return { checked: changed }
  const count = ids.filter((id) => recipeIds.includes(id)).length
  return { checked: count === ids.length && count > 0, indeterminate: count > 0 && count < ids.length }
}
