/** What a visitor reads before any recipe is loaded. */

import { formatCount } from '@plateful/ingredients/format-english'
import type { ShareGreeting } from '../../domain/sharing/share.ts'

/** A link that leads nowhere (sharing 12). */
export const missingCollection = {
  title: 'Recipe Collection Not Found',
  intro: 'This recipe collection may have been removed or the link may be invalid.',
}

/** Who shared what: 'Robin shared 3 recipes with you: Dinners for Grandma.' */
export function greetingText({ sharedBy, title, recipeCount }: ShareGreeting): string {
  const recipes = formatCount(recipeCount, 'recipe')
  const shared = sharedBy
    ? `${sharedBy} shared ${recipes} with you`
    : `${recipes} ${recipeCount === 1 ? 'is' : 'are'} waiting for you`
  return title ? `${shared}: ${title}` : `${shared}.`
}
