const home = () => import('./home/home-screen.tsx')
const shopping = () => import('./shopping/shopping-screen.tsx')

/** The screens that are opened most, by address; `main.tsx` preloads them. */
export const mostOpenedScreens: Record<string, () => Promise<unknown>> = {
  '/': home,
  '/home': home,
  '/calendar': () => import('./calendar/calendar-screen.tsx'),
  '/recipes': () => import('./recipes/library/library-screen.tsx'),
  '/grocery': shopping,
  '/shopping-list': shopping,
  '/shopping-list/shop': () => import('./shopping/shop/shop-screen.tsx'),
}
