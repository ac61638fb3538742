import { IconCalendar, IconMail, IconShoppingCart, IconToolsKitchen2 } from '@tabler/icons-react'

/**
 * The four main places. `within` names addresses that belong to a place but do not begin with its
 * own.
 */
export const mainLinks = [
  { to: '/calendar', label: 'Calendar', icon: IconCalendar, within: /^\/(calendar-recipe\/|meal-summary)/ },
  {
    to: '/recipes',
    label: 'Recipes',
    icon: IconToolsKitchen2,
    within: /^\/(recipe\/|import-|browse-recipes|review-shared-recipe)/,
  },
  { to: '/grocery', label: 'Grocery', icon: IconShoppingCart, within: /^\/shopping-list/ },
  { to: '/contact', label: 'Contact Us', icon: IconMail, within: null },
] as const

export type MainLink = (typeof mainLinks)[number]

/** Addresses of a place that do not begin with its own, for the links that mark where one is. */
const pathPatterns: Record<string, RegExp | null> = {
  '/home': /^\/$/,
  ...Object.fromEntries(mainLinks.map((link) => [link.to, link.within])),
}

/** Whether an address belongs to a place of the navigation. */
export const isWithin = (place: string, path: string): boolean =>
  path === place || (pathPatterns[place]?.test(path) ?? false)
