import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { suggestItems } from '../../domain/shopping/typed-item.ts'
import { NotThere, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/forms/form-dialog.tsx'
import { SuggestedItems } from './add-item.tsx'
import { useCompletedLists } from './queries.ts'
import { useProblem } from '../ui/forms/use-problem.ts'

interface Props {
  item: ShoppingItem
  items: readonly ShoppingItem[]
  onSwap: (instead: string) => void
  onClose: () => void
}

export function SwapItemDialog({ item, items, onSwap, onClose }: Props) {
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
