import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { cleanTag } from '../../domain/recipes/tags.ts'
import classes from './import-list.module.css'

interface Props {
  /** How many recipes have no tag. */
  count: number
  onGive: (tag: string) => void
}

/** Many pages name no tag, and no recipe is saved without one: one for all of them at once. */
export function TagForm({ count, onGive }: Props) {
  const [tag, setTag] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (cleanTag(tag) !== '') onGive(tag)
  }
  return (
    <form className={classes.tag} noValidate onSubmit={onSubmit}>
      <TextInput
        className={classes.tagField}
        label={count === 1 ? 'A tag for the one without' : `A tag for the ${count} without one`}
        placeholder="For example: dinner"
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Give it
      </Button>
    </form>
  )
}
