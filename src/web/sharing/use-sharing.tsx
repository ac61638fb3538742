import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { MAX_SHARED } from '../../domain/sharing/share.ts'
import { spokenNumbers } from '../../domain/sharing/spoken-numbers.ts'
import { useRecipes } from '../recipes/queries.ts'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { toast } from '../ui/toast.ts'
import { SelectionBar, type ShareMethod } from './selection-bar.tsx'

/** Loaded on demand: these dialogs open only at the end of choosing, or from a menu. */
const EmailDialog = lazyOnPress(async () => (await import('./email-dialog.tsx')).EmailDialog)
const LinkDialog = lazyOnPress(async () => (await import('./link-dialog.tsx')).LinkDialog)
const ShareLinksDialog = lazyOnPress(async () => (await import('./share-links-dialog.tsx')).ShareLinksDialog)

/** The choosing of recipes in the list, while it goes on. */
export interface RecipeSelection {
  chosen: readonly number[]
  onChoose: (recipe: Recipe) => void
  /** The bar under the cards: how many are chosen, and the next step. */
  bar: ReactNode
}

export interface Sharing {
  /** Begins to choose recipes, perhaps with a first one (sharing 1). */
  begin: (method: ShareMethod, first?: Recipe) => void
  showLinks: () => void
  end: () => void
  dialogs: ReactNode
  choice?: RecipeSelection
}

export function useSharing(): Sharing {
  const [method, setMethod] = useState<ShareMethod | null>(null)
  const [isWriting, setIsWriting] = useState(false)
  const [showsLinks, setShowsLinks] = useState(false)
  const { chosen, toggle, clear, addSpoken } = useRecipesToShare()
  const library = useRecipes().data ?? []
  const recipes = chosen.flatMap((id) => library.filter((recipe) => recipe.id === id))

  const end = () => {
    setIsWriting(false)
    setMethod(null)
    clear()
  }
  const begin: Sharing['begin'] = (next, first) => {
    setMethod(next)
    if (first && !chosen.includes(first.id)) toggle(first)
  }
  const continueSharing = () => {
    if (recipes.length > 0) setIsWriting(true)
    else toast('No recipes selected', 'Choose at least one recipe to share.', 'failed')
  }
  const dialog = { recipes, onDone: end, onClose: () => setIsWriting(false) }
  const dialogs = (
    <>
      {showsLinks && <ShareLinksDialog onClose={() => setShowsLinks(false)} />}
      {isWriting && method === 'email' && <EmailDialog {...dialog} />}
      {isWriting && method === 'link' && <LinkDialog {...dialog} />}
    </>
  )
  const parts = { begin, end, showLinks: () => setShowsLinks(true), dialogs }
  if (method === null) return parts
  const bar = (
    <SelectionBar
      method={method}
      recipes={recipes}
      isBehindDialog={isWriting}
      onHeard={(transcript) => addSpoken(transcript, library)}
      onContinue={continueSharing}
      onCancel={end}
    />
  )
  return { ...parts, choice: { chosen, onChoose: toggle, bar } }
}

const toastFull = () =>
  toast('Maximum reached', `You can share up to ${MAX_SHARED} recipes at once.`, 'failed')

/** The recipes chosen to share, in the order of choosing; ten at most. */
function useRecipesToShare() {
  const [chosen, setChosen] = useState<readonly number[]>([])
  // A ref, because two presses, or a press and a spoken word, may come before the next render.
  const latestChosen = useRef(chosen)
  const choose = useCallback((next: readonly number[]) => {
    latestChosen.current = next
    setChosen(next)
  }, [])

  const toggle = useCallback(
    ({ id }: Recipe) => {
      if (latestChosen.current.includes(id)) choose(latestChosen.current.filter((other) => other !== id))
      else if (latestChosen.current.length >= MAX_SHARED) toastFull()
      else choose([...latestChosen.current, id])
    },
    [choose],
  )
  const clear = useCallback(() => choose([]), [choose])

  /** Chooses the recipes with the spoken numbers, and reports those that cannot be chosen. */
  const addSpoken = (transcript: string, recipes: readonly Recipe[]) => {
    const unknown: number[] = []
    for (const number of spokenNumbers(transcript)) {
      const recipe = recipes.find(({ userSequence }) => userSequence === number)
      if (!recipe) unknown.push(number)
      else if (!latestChosen.current.includes(recipe.id)) toggle(recipe)
    }
    if (unknown.length > 0) {
      const numbers = unknown.map((number) => `#${number}`).join(', ')
      toast('Recipe not found', `There’s no recipe ${numbers} in your collection.`, 'failed')
    }
  }
  return { chosen, toggle, clear, addSpoken }
}
