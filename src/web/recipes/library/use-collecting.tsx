import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { useReturnFocus } from '../../ui/use-overlay.ts'
import classes from './collecting-bar.module.css'

const CollectDialog = lazyOnPress(async () => (await import('./collect-dialog.tsx')).CollectDialog)

export function useCollecting(library: readonly Recipe[]) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const [recipesToCollect, setRecipesToCollect] = useState<readonly Recipe[] | null>(null)
  const onChoose = useCallback(
    ({ id }: Recipe) =>
      setChosen((before) =>
        before?.includes(id) ? before.filter((chosenId) => chosenId !== id) : [...(before ?? []), id],
      ),
    [],
  )
  const stop = () => setChosen(null)
  const dialog = recipesToCollect && (
    <CollectDialog recipes={recipesToCollect} onDone={stop} onClose={() => setRecipesToCollect(null)} />
  )
  const bar = chosen && (
    <CollectingBar
      count={chosen.length}
      isBehindDialog={recipesToCollect !== null}
      onContinue={() => setRecipesToCollect(library.filter(({ id }) => chosen.includes(id)))}
      onCancel={stop}
    />
  )
  return {
    begin: () => setChosen([]),
    end: stop,
    collect: (recipe: Recipe) => setRecipesToCollect([recipe]),
    dialog,
    ...(chosen && { choice: { chosen, onChoose, bar } }),
  }
}

/**
 * For a bar under the cards: Escape ends the choosing, and the focus returns to the button that
 * began it.
 */
export function useChoosingKeys(isBehindDialog: boolean, onCancel: () => void): void {
  // In a search field Escape belongs to the field; on a card's checkbox it ends the choosing.
  const onEscape = ({ target }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') onCancel()
  }
  useHotkeys(isBehindDialog ? [] : [['Escape', onEscape]], ['TEXTAREA', 'SELECT'])
  useReturnFocus()
}

interface BarProps {
  count: number
  /** Whether a dialog above it handles the keys. */
  isBehindDialog: boolean
  onContinue: () => void
  onCancel: () => void
}

function CollectingBar({ count, isBehindDialog, onContinue, onCancel }: BarProps) {
  useChoosingKeys(isBehindDialog, onCancel)
  return (
    <section className={classes.bar} data-bottom-bar aria-label="Recipes to collect">
      <p role="status" className={classes.count}>
        {count === 0 ? 'Press the recipes you want.' : `${count} chosen`}
      </p>
      <Button disabled={count === 0} onClick={onContinue}>
        Add to a collection
      </Button>
      <Button variant="subtle" color="gray" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  )
}
