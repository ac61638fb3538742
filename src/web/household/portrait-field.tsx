import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { CropDialog } from '../ui/crop-dialog.tsx'
import { Portrait } from './portrait.tsx'
import classes from './portrait-field.module.css'
import { portraitTypes, refusePortrait } from './refuse-portrait.ts'

/** How large a portrait is kept (part 1 §9). */
const SIZE = { width: 200, height: 200 }

interface Props {
  person: { initials: string; color: string; profilePhoto: string | null }
  problem: string | undefined
  onChange: (photo: string | null) => void
}

/** The face of a person: a photo that is chosen or taken with a phone, initials until there is one. */
export function PortraitField({ person, problem, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
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
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) take(file)
    // So that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }

  return (
    <div className={classes.field} role="group" aria-label="Photo">
      <Portrait person={person} size="l" />
      <div className={classes.deeds}>
        <input
          ref={input}
          className={classes.input}
          type="file"
          aria-label="Choose a photo"
          aria-describedby={id}
          accept={portraitTypes.join(',')}
          tabIndex={-1}
          onChange={onChoose}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {person.profilePhoto ? 'Change photo' : 'Add a photo'}
        </Button>
        {person.profilePhoto && (
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
          onUnreadable={() => {
            setChosen(undefined)
            setRefused('This picture cannot be read. Choose another one.')
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}
