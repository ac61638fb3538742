import { Button } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { type ReactNode, use, useId, useState } from 'react'
import { photoTypes } from '../../../domain/recipes/recipe-photo.ts'
import { CropDialog } from '../../ui/forms/crop-dialog.tsx'
import { PhotoButtons } from '../../ui/forms/photo-buttons.tsx'
import { useDrop } from '../../ui/forms/use-drop.ts'
import { toast } from '../../ui/toast.ts'
import { heicTypes, displayablePhoto } from '../photos/convert-heic.ts'
import { type PhotoProblem, findPhotoProblem } from '../photos/read-photo.ts'
import { RecipePicture } from '../recipe-picture.tsx'
import { DoubtNote } from './doubts.tsx'
import { LineReviewContext } from './line-review-help.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'
import classes from './photo-field.module.css'

/**
 * The smallest size of a stored photo; a larger part keeps its pixels up to the largest (recipes
 * 22).
 */
const SIZE = { width: 300, height: 200 }
const MAX_WIDTH = 1600

interface Props {
  /** The photo, and what the plate is drawn from while there is none. */
  recipe: Pick<RecipeFormValues, 'photo' | 'name' | 'ingredients' | 'tags'>
  problem: string | undefined
  doubt?: ReactNode
  onChange: (photo: string | null) => void
}

export function PhotoField({ recipe, problem, doubt, onChange }: Props) {
  const { toCrop, refused, isOpening, take, takeFrom, refuse, cancel, finish } = usePhotoToCrop()
  const doubtId = useId()
  const message = refused ?? problem
  const pictures = use(LineReviewContext)?.pictures ?? []
  const dropZone = useDrop(([file]) => void take(file))

  return (
    <div className={classes.field} role="group" aria-label="Photo">
      <div className={classes.frame} {...dropZone}>
        <RecipePicture recipe={recipe} isLarge />
      </div>
      <div className={classes.buttons}>
        <PhotoButtons
          hasPhoto={recipe.photo !== null}
          isBusy={isOpening}
          types={[...photoTypes, ...heicTypes]}
          choose={{ 'aria-describedby': doubtId, 'data-doubtful': doubt === undefined ? undefined : true }}
          onChoose={(file) => void take(file)}
          onRemove={() => onChange(null)}
        />
        {pictures.map((address, index) => (
          <Button
            key={address}
            variant="subtle"
            size="sm"
            classNames={{ root: classes.cut, label: classes.words }}
            leftSection={<IconCrop size={18} aria-hidden />}
            onClick={() => void takeFrom(address)}
          >
            {pictures.length === 1 ? 'Cut it from the picture' : `Cut it from page ${index + 1}`}
          </Button>
        ))}
      </div>
      <p className={classes.hint} data-wrong={message !== undefined}>
        {message ?? (
          <>
            <span className={classes.drop}>Or drop a picture here. </span>JPEG, PNG, GIF or WebP, up to 5 MB.
          </>
        )}
      </p>
      <div id={doubtId}>
        <DoubtNote text={doubt} />
      </div>
      {toCrop && (
        <CropDialog
          file={toCrop}
          size={SIZE}
          maxWidth={MAX_WIDTH}
          onCropped={(cropped) => {
            finish()
            onChange(cropped)
          }}
          onUnreadable={(text) => refuse({ title: 'Invalid file type', text })}
          onClose={cancel}
        />
      )}
    </div>
  )
}

/** The picture that is chosen and not cropped yet, or why it was refused. */
function usePhotoToCrop() {
  const [toCrop, setToCrop] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const [isOpening, setIsOpening] = useState(false)

  const refuse = ({ title, text }: PhotoProblem) => {
    setToCrop(undefined)
    setRefused(`${title}. ${text}`)
    toast(title, text, 'failed')
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsOpening(true)
    const readable = await displayablePhoto(file)
    setIsOpening(false)
    if (typeof readable === 'string') return refuse({ title: 'Invalid file type', text: readable })
    // The converted picture is large enough to crop, and is stored smaller.
    const refusal = readable === file ? findPhotoProblem(file) : null
    if (refusal) refuse(refusal)
    else setToCrop(readable)
  }
  /** The picture that the recipe was read from, to be cropped to the dish (importing 50). */
  const takeFrom = async (address: string) => {
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(response.statusText)
      setToCrop(new File([await response.blob()], 'page.jpg', { type: 'image/jpeg' }))
    } catch {
      refuse({ title: 'The picture couldn’t be opened', text: 'Try again in a moment.' })
    }
  }
  return {
    toCrop,
    refused,
    isOpening,
    take,
    takeFrom,
    refuse,
    cancel: () => setToCrop(undefined),
    finish: () => {
      setToCrop(undefined)
      setRefused(undefined)
    },
  }
}
