import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { memo } from 'react'

interface Props {
  /** 'Ingredient 2' */
  label: string
  row: number
  /** What the line stands for, or might. */
  name: string
  /** How many portions it comes to; undefined where it is only suggested. */
  portions: string | undefined
  /** Said where the portions are only assumed. */
  guess: string | undefined
  onLink: (row: number) => void
  onUnlink: (row: number) => void
}

/** Says which recipe a line stands for, or offers one whose name it has (recipes 52). */
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
