import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

interface Props {
  /** What is edited or taken away: 'Mia Cook'. */
  name: string
  /** How taking away is called here. */
  remove: 'Remove' | 'Delete'
  onEdit: () => void
  onRemove: () => void
}

/** The two things that can be done with what a card shows. */
export const EditButtons = ({ name, remove, onEdit, onRemove }: Props) => (
  <>
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPencil size={18} aria-hidden />}
      aria-label={`Edit ${name}`}
      onClick={onEdit}
    >
      Edit
    </Button>
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-label={`${remove} ${name}`}
      onClick={onRemove}
    >
      {remove}
    </Button>
  </>
)
