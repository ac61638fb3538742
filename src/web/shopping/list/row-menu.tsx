import { Menu, Button, TextInput } from '@mantine/core'
import { IconArrowsExchange, IconCalendarPlus, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { type Measures, type ShoppingItem, NotThere } from '../../../domain/shopping/shopping-item.ts'
import { suggestItems } from '../../../domain/shopping/typed-item.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { AnchorTo, lazyOnPress, useOpenAfterMount } from '../../ui/lazy-on-press.tsx'
import { useCompletedLists } from '../queries.ts'
import { SuggestedItems } from './add-item.tsx'

const StapleDialog = lazyOnPress(async () => (await import('../staples/staple-dialog.tsx')).StapleDialog)

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

interface SwapItemDialogProps {
  item: ShoppingItem
  items: readonly ShoppingItem[]
  onSwap: (instead: string) => void
  onClose: () => void
}

function SwapItemDialog({ item, items, onSwap, onClose }: SwapItemDialogProps) {
  const [inputValue, setInputValue] = useState('')
  const { problem, setProblem, clearing } = useProblem()
  const lists = useCompletedLists().data ?? []
  return (
    <Dialog title={`Instead of ${item.name}`} onClose={onClose}>
      <DialogForm
        onSubmit={() => {
          const parsed = NotThere.shape.instead.safeParse(inputValue)
          if (parsed.success && parsed.data !== null) onSwap(parsed.data)
          else setProblem(parsed.error?.issues[0]?.message ?? null)
        }}
      >
        <TextInput
          label="What did you take?"
          placeholder="Oat milk"
          maxLength={300}
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus
          error={problem}
          value={inputValue}
          onChange={clearing(({ currentTarget: { value } }) => setInputValue(value))}
        />
        <SuggestedItems names={suggestItems(inputValue, lists, items)} onChoose={onSwap} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Swap</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
