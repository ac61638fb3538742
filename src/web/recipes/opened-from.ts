/**
 * Remembers the page that a recipe was opened from, so that its way back leads there, with the
 * filters and the scroll position.
 */

import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { tabStorage } from '../api/browser-storage.ts'

const OPENED_FROM_KEY = 'plateful:recipe-opened-from'

const OpenedFrom = z.object({
  /** The path of the recipe, without search parameters. */
  path: z.string(),
  from: z.enum(['library', 'calendar']),
  href: z.string(),
  /** The index of that page in the history of this tab. */
  index: z.number(),
})
type OpenedFrom = z.infer<typeof OpenedFrom>

const isRecipe = (path: string) => /^\/(?:calendar-)?recipe\/[^/]+(?:\/\d+\/[\d-]+)?$/.test(path)
/** Pages that a recipe links to and that link back to it: other recipes, cooking, editing. */
const isBeside = (path: string) => isRecipe(path) || /^\/recipe\/\d+\/cook$|^\/recipes\/\d+$/.test(path)
const idIn = (path: string) => /^\/(?:calendar-)?recipe\/([^/]+)/.exec(path)?.[1]
/**
 * A recipe has two addresses, /recipe/… and /calendar-recipe/…; cooking may lead from one to
 * the other.
 */
const isOfSameRecipe = (path: string, other: string) => isRecipe(other) && idIn(path) === idIn(other)
const places = { library: '/recipes', calendar: '/calendar' } as const
const pages: Readonly<Record<string, OpenedFrom['from']>> = { '/recipes': 'library', '/calendar': 'calendar' }

interface Place {
  pathname: string
  href: string
  state: { __TSR_index?: number }
}

/** Remembers the page before a recipe; coming to a recipe from elsewhere replaces it. */
export function rememberOpenedFrom(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', (navigation: { fromLocation?: Place; toLocation: Place }) => {
    const { fromLocation: from, toLocation: to } = navigation
    if (!from || from.pathname === to.pathname || !isRecipe(to.pathname)) return
    const index = from.state.__TSR_index ?? 0
    // Going back in the history is no new visit: the remembered page stays.
    if ((to.state.__TSR_index ?? 0) <= index || isBeside(from.pathname)) return
    const page = pages[from.pathname]
    const openedFrom: OpenedFrom | null = page
      ? { path: to.pathname, from: page, href: from.href, index }
      : null
    tabStorage.write(OPENED_FROM_KEY, openedFrom && JSON.stringify(openedFrom))
  })
}

/**
 * The page that this recipe was opened from, with the way back to it; null where it is not known.
 */
export function useOpenedFrom(): { from: OpenedFrom['from']; href: string; goBack: () => void } | null {
  const router = useRouter()
  const openedFrom = tabStorage.readAs(OPENED_FROM_KEY, OpenedFrom)
  if (!openedFrom || !isOfSameRecipe(openedFrom.path, window.location.pathname)) return null
  const goBack = () => {
    const currentIndex = router.history.location.state.__TSR_index
    if (currentIndex > openedFrom.index) router.history.go(openedFrom.index - currentIndex)
    else void router.navigate({ href: openedFrom.href })
  }
  return { from: openedFrom.from, href: openedFrom.href, goBack }
}

/**
 * The path whose entry the navigation marks as current: for a recipe the page that it was opened
 * from, else the page of its own address (home 116).
 */
export function navigationPlaceOf({ pathname, search }: { pathname: string; search: object }): string {
  if (!isRecipe(pathname)) return pathname
  const openedFrom = tabStorage.readAs(OPENED_FROM_KEY, OpenedFrom)
  if (openedFrom && isOfSameRecipe(openedFrom.path, pathname)) return places[openedFrom.from]
  return 'from' in search && search.from === 'calendar' ? places.calendar : pathname
}
