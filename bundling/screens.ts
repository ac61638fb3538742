/** The modules that the bundling knows by name. */

import { join } from 'node:path'

/** The path of a module of the front end. */
export const source = (...path: string[]) => join(import.meta.dirname, '..', 'src', 'web', ...path)

const HOME = source('home', 'home-screen.tsx')
const LIBRARY = source('recipes', 'library', 'library-screen.tsx')
const CALENDAR = source('calendar', 'calendar-screen.tsx')
const SHOPPING = source('shopping', 'shopping-screen.tsx')
const SHOP = source('shopping/shop', 'shop-screen.tsx')

/** Of the screens that are opened most (`most-opened-screens.ts`), those where one mainly reads. */
export const READING_SCREENS = [HOME, LIBRARY]
/** The others of them, where one edits. */
export const EDITING_SCREENS = [CALENDAR, SHOPPING, SHOP]

/**
 * Parts that these screens draw by themselves a moment later. Each is a file of its own, so that it
 * brings no dialogs along (decision 0238).
 */
export const DRAWN_LATER = [
  source('recipes', 'plates', 'dish-picture.tsx'),
  source('api', 'cached-shapes.ts'),
]

/** The screens that are opened most, each with the addresses that show it. */
export const ADDRESSES = [
  ['/ /home', HOME],
  ['/recipes', LIBRARY],
  ['/calendar', CALENDAR],
  ['/grocery /shopping-list', SHOPPING],
  ['/shopping-list/shop', SHOP],
] as const
