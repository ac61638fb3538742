import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconCalendarPlus, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import type { Measures, ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { AnchorTo, lazyOnPress, useOpenAfterMount } from '../ui/lazy-on-press.tsx'
import { SwapItemDialog } from './swap-item-dialog.tsx'

const StapleDialog = lazyOnPress(async () => (await import('./staple-dialog.tsx')).StapleDialog)

interface Props {
  item: ShoppingItem
  /** The button that opened it. */
  button: HTMLElement
  items: readonly ShoppingItem[]
  measures: Measures | null
  onNotThere: (item: ShoppingItem, instead: string | null) => void
  onClose: () => void
}

export function RowMenu({ item, button, items, measures, onNotThere, onClose }: Props) {
  const [openDialog, setOpenDialog] = useState<'instead' | 'staple' | null>(null)
  const isShown = useOpenAfterMount(openDialog === null)
  // The menu closes with the press, so that what opens then returns the focus to the button.
  const ask = (dialog: 'instead' | 'staple') => {
    button.focus()
    setOpenDialog(dialog)
  }
  if (openDialog === 'instead')
    return (
      <SwapItemDialog
        item={item}
        items={items}
        onSwap={(instead) => {
          onNotThere(item, instead)
          onClose()
        }}
        onClose={onClose}
      />
    )
  if (openDialog === 'staple') return <StapleDialog item={item} measures={measures} onClose={onClose} />
  return (
    <Menu
      id={button.id}
      opened={isShown}
      onClose={() => {
        button.focus()
        onClose()
      }}
      closeOnItemClick={false}
      position="bottom-end"
      returnFocus={false}
    >
      <Menu.Target>
        <AnchorTo target={{ current: button }} />
      </Menu.Target>
      <Menu.Dropdown>
        {!item.isChecked && (
          <>
            <Menu.Label>Not there</Menu.Label>
            <Menu.Item
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
              onClick={() => {
                button.focus()
                onNotThere(item, null)
                onClose()
              }}
            >
              Wait for the next list
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowsExchange size={18} aria-hidden />}
              onClick={() => ask('instead')}
            >
              Swap for something else…
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item leftSection={<IconRepeat size={18} aria-hidden />} onClick={() => ask('staple')}>
          Buy regularly…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
