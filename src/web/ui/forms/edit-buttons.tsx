import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

interface Props {
  /** What is edited or removed: 'Mia Cook'. */
  name: string
  /** The word for removing it here. */
  remove: 'Remove' | 'Delete'
  onEdit: () => void
  onRemove: () => void
}

/** The two actions of a card. */
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
