import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Portrait } from './portrait.tsx'
import classes from './portrait-field.module.css'
import { portraitTypes, readPortrait } from './read-portrait.ts'

interface Props {
  person: { initials: string; color: string; profilePhoto: string | null }
  problem: string | undefined
  onChange: (photo: string | null) => void
}

/** The face of a person: a photo that is chosen or taken with a phone, initials until there is one. */
export function PortraitField({ person, problem, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const said = refused ?? problem

  const take = async (file: File) => {
    const read = await readPortrait(file)
    setRefused('problem' in read ? read.problem : undefined)
    if ('portrait' in read) onChange(read.portrait)
  }
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) void take(file)
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
          {said ?? 'The middle of the picture is shown.'}
        </p>
      </div>
    </div>
  )
}
