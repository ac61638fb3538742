import { useCallback, useRef, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { MAX_SHARED } from '../../domain/sharing/share.ts'
import { spokenNumbers } from '../../domain/sharing/spoken-numbers.ts'
import { toast } from '../ui/toast.ts'

const toastFull = () =>
  toast('Maximum reached', `You can share up to ${MAX_SHARED} recipes at once.`, 'failed')

/** The recipes chosen to share, in the order of choosing; ten at most. */
export function useRecipesToShare() {
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
