import { ActionIcon } from '@mantine/core'
import type { Icon as IconType } from '@tabler/icons-react'

interface Props {
  label: string
  icon: IconType
  size?: 'lg' | 'xl'
  isDisabled?: boolean
  onClick: () => void
}

/** A quiet action on a row, without words: remove, rename, pause. */
export const IconButton = ({ label, icon: Icon, size = 'lg', isDisabled = false, onClick }: Props) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={size}
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
