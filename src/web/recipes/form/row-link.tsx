import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { memo } from 'react'

interface Props {
  /** 'Ingredient 2' */
  label: string
  row: number
  /** The recipe that the line refers to, or may refer to. */
  name: string
  /** The number of portions; undefined where the link is only suggested. */
  portions: string | undefined
  /** The note where the portions are only assumed. */
  guess: string | undefined
  onLink: (row: number) => void
  onUnlink: (row: number) => void
}

/** Shows which recipe a line refers to, or suggests one with its name (recipes 52). */
export const RowLink = memo(function RowLink({ label, row, name, portions, guess, onLink, onUnlink }: Props) {
  if (portions === undefined)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLink size={14} aria-hidden />}
        onClick={() => onLink(row)}
      >
        Use your recipe ‘{name}’
      </Button>
    )
  return (
    <>
      <span>
        Your recipe ‘{name}’, {portions}
        {guess && `. ${guess}`}
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Unlink ${label.toLowerCase()} from ${name}`}
        onClick={() => onUnlink(row)}
      >
        Unlink
      </Button>
    </>
  )
})
