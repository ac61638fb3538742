import { Button } from '@mantine/core'
import { IconClipboard } from '@tabler/icons-react'
import { toast } from '../ui/toast.ts'

/** Pastes the clipboard at one press; absent where the browser does not offer it. */
export function FromClipboard({ onText }: { onText: (text: string) => void }) {
  if (!('clipboard' in navigator) || typeof navigator.clipboard.readText !== 'function') return null
  const readClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText()
      if (text.trim() === '') toast('Nothing copied yet', 'Copy an address or a recipe first.', 'note')
      else onText(text)
    } catch {
      toast('The clipboard couldn’t be read', 'Paste into the field instead.', 'note')
    }
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconClipboard size={18} aria-hidden />}
      onClick={() => void readClipboard()}
    >
      Paste what I copied
    </Button>
  )
}
