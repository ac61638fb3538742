import { useState } from 'react'
import { photoTypes } from '../../domain/recipes/recipe-photo.ts'
import { heicTypes, displayablePhoto } from '../recipes/photos/convert-heic.ts'
import { CropDialog } from '../ui/forms/crop-dialog.tsx'
import { PhotoButtons } from '../ui/forms/photo-buttons.tsx'
import { findPortraitProblem } from './find-portrait-problem.ts'
import { Portrait } from './portrait.tsx'
import classes from './portrait-field.module.css'

/** The size of a stored portrait (household 6). */
const SIZE = { width: 200, height: 200 }

interface Props {
  person: { initials: string; color: string; profilePhoto: string | null }
  problem: string | undefined
  onChange: (photo: string | null) => void
}

export function PortraitField({ person, problem, onChange }: Props) {
  const [chosen, setChosen] = useState<File>()
  const [isOpening, setIsOpening] = useState(false)
  const [refused, setRefused] = useState<string>()
  const message = refused ?? problem

  const cropFile = async (file: File) => {
    setIsOpening(true)
    const photo = await displayablePhoto(file)
    setIsOpening(false)
    if (typeof photo === 'string') return setRefused(`Invalid file type. ${photo}`)
    const refusal = photo === file ? findPortraitProblem(file) : undefined
    setRefused(refusal)
    if (!refusal) setChosen(photo)
  }
  const use = (portrait: string) => {
    setChosen(undefined)
    onChange(portrait)
  }

  return (
    <div className={classes.field} role="group" aria-label="Photo">
      <Portrait person={person} size="l" />
      <div className={classes.actions}>
        <PhotoButtons
          hasPhoto={person.profilePhoto !== null}
          isBusy={isOpening}
          types={[...photoTypes, ...heicTypes]}
          onChoose={(file) => void cropFile(file)}
          onRemove={() => onChange(null)}
        />
        <p className={classes.hint} data-wrong={message !== undefined}>
          {message ?? 'JPEG, PNG, GIF or WebP, up to 10 MB.'}
        </p>
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          size={SIZE}
          isRound
          onCropped={use}
          onUnreadable={(why) => {
            setChosen(undefined)
            setRefused(why)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}
