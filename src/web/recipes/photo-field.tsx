import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { photoTypes } from '../../domain/recipes/recipe.ts'
import { toast } from '../ui/toast.ts'
import classes from './photo-field.module.css'
import { readPhoto } from './read-photo.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { RecipePicture } from './recipe-picture.tsx'

interface Props {
  /** The photo, and what the plate is drawn from while there is none. */
  recipe: Pick<RecipeFormValues, 'photo' | 'name' | 'ingredients' | 'tags'>
  problem: string | undefined
  onChange: (photo: string | null) => void
}

/** The recipe's photo: chosen, dropped or taken with a phone; its plate until there is one. */
export function PhotoField({ recipe, problem, onChange }: Props) {
  const { photo } = recipe
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const problemId = useId()
  const said = refused ?? problem

  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readPhoto(file)
    if ('photo' in read) {
      setRefused(undefined)
      onChange(read.photo)
      return
    }
    setRefused(`${read.title}. ${read.text}`)
    toast(read.title, read.text, 'failed')
  }
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0])
    // So that the same file can be chosen again after it was removed.
    event.currentTarget.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div className={classes.field} role="group" aria-label="Photo">
      <div
        className={classes.frame}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <RecipePicture recipe={recipe} />
      </div>
      <input
        ref={input}
        className={classes.input}
        type="file"
        aria-label="Choose a photo"
        aria-describedby={problemId}
        accept={photoTypes.join(',')}
        tabIndex={-1}
        onChange={onChoose}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {photo ? 'Change photo' : 'Add a photo'}
        </Button>
        {photo && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onChange(null)}
          >
            Remove photo
          </Button>
        )}
      </div>
      <p className={classes.hint} id={problemId} data-wrong={said !== undefined}>
        {said ?? 'Or drop a picture here. JPEG, PNG, GIF or WebP, up to 5 MB.'}
      </p>
    </div>
  )
}
