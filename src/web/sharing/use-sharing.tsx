import { type ReactNode, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useRecipes } from '../recipes/queries.ts'
import { partOnPress } from '../ui/part-on-press.tsx'
import { toast } from '../ui/toast.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { ShareSection, type ShareWay } from './share-section.tsx'
import { useChoice } from './use-choice.ts'

/** Loaded on demand: these dialogs open only at the end of choosing. */
const EmailDialog = partOnPress(async () => (await import('./email-dialog.tsx')).EmailDialog)
const LinkDialog = partOnPress(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** Whether each recipe of the list is chosen, while recipes are chosen. */
export interface RecipeChoice {
  chosen: readonly number[]
  onChoose: (recipe: Recipe) => void
  /** The bar under the cards: how many are chosen, and the next step. */
  bar: ReactNode
}

/** The sharing part of the library: its section, and choosing recipes. */
export function useSharing(): { share: ReactNode; choice?: RecipeChoice } {
  const [way, setWay] = useState<ShareWay | null>(null)
  const [isWriting, setIsWriting] = useState(false)
  const { chosen, toggle, clear, hear } = useChoice()
  const library = useRecipes().data ?? []
  const recipes = chosen.flatMap((id) => library.filter((recipe) => recipe.id === id))

  const begin = (next: ShareWay) => setWay(way === next ? null : next)
  const end = () => {
    setIsWriting(false)
    setWay(null)
    clear()
  }
  const goOn = () => {
    if (recipes.length > 0) setIsWriting(true)
    else toast('No recipes selected', 'Choose at least one recipe to share.', 'failed')
  }
  const dialog = { recipes, onDone: end, onClose: () => setIsWriting(false) }
  const share = (
    <>
      <ShareSection way={way} onBegin={begin} />
      {isWriting && way === 'email' && <EmailDialog {...dialog} />}
      {isWriting && way === 'link' && <LinkDialog {...dialog} />}
    </>
  )
  if (way === null) return { share }
  const bar = (
    <ChoiceBar
      way={way}
      recipes={recipes}
      isAsleep={isWriting}
      onHeard={(transcript) => hear(transcript, library)}
      onGoOn={goOn}
      onCancel={end}
    />
  )
  return { share, choice: { chosen, onChoose: toggle, bar } }
}
