import { useEffect } from 'react'
import { PhotoRequest } from './contact/photo-request.tsx'
import { RecipesScreen } from './library/recipes-screen.tsx'
import { useRecipes } from './recipes/queries.ts'
import { useSender } from './sender.ts'
import { useSharing } from './sharing/use-sharing.tsx'
import { whenIdle } from './ui/when-idle.ts'

/** The recipe library with the places filled that it leaves to other rooms. */
export function LibraryScreen() {
  const sender = useSender()
  useNextScreen()
  return <RecipesScreen photoRequest={<PhotoRequest sender={sender} />} {...useSharing(sender)} />
}

/** The screen that a card leads to comes when the cards are there, so that a press need not wait for its code. */
function useNextScreen(): void {
  const isThere = useRecipes().isSuccess
  useEffect(() => {
    if (!isThere) return undefined
    // What fails here is fetched again by the press.
    return whenIdle(() => void import('./calendar/calendar-recipe-screen.tsx').catch(() => undefined))
  }, [isThere])
}
