import { useId, useState } from 'react'
import { CropDialog } from '../ui/forms/crop-dialog.tsx'
import { PhotoButtons } from '../ui/forms/photo-buttons.tsx'
import classes from './portrait-field.module.css'
import { Portrait } from './portrait.tsx'
import { portraitTypes, refusePortrait } from './refuse-portrait.ts'

/** The size of a stored portrait (household 6). */
const SIZE = { width: 200, height: 200 }

interface Props {
  person: { initials: string; color: string; profilePhoto: string | null }
  problem: string | undefined
  onChange: (photo: string | null) => void
}

/** The photo of a person, chosen or taken with a phone; without one, their initials. */
export function PortraitField({ person, problem, onChange }: Props) {
  const [chosen, setChosen] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const said = refused ?? problem

  const take = (file: File) => {
    const refusal = refusePortrait(file)
    setRefused(refusal)
    if (!refusal) setChosen(file)
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
          types={portraitTypes}
          describedBy={id}
          onChoose={take}
          onRemove={() => onChange(null)}
        />
        <p id={id} className={classes.hint} data-wrong={said !== undefined}>
          {said ?? 'JPEG, PNG, GIF or WebP, up to 10 MB.'}
        </p>
      </div>
      {chosen && (
        <CropDialog
          title="Adjust Photo Position"
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
