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
