/** Which calls a program with an access token may make, and with which scope (account 141). */

import type { Call } from '../../contract/call.ts'
import { AccessScope } from '../../domain/account/access-token.ts'

/**
 * The calls that are open to access tokens, by the beginning of their path behind '/api/'; of two
 * that fit the first counts. What is not named here is for people alone: signing in, the account,
 * who belongs to the household, invitations, links to others, whole files of a household, and
 * tokens themselves.
 */
const areas: readonly { name: string; isList?: true }[] = [
  { name: 'auth/me' },
  { name: 'recipes' },
  { name: 'photos' },
  { name: 'recipe-collections' },
  { name: 'saved-filters' },
  { name: 'browse-recipes' },
  { name: 'import-recipe' },
  { name: 'import-recipe-url' },
  { name: 'import-recipe-page' },
  { name: 'import-recipe-pdf' },
  { name: 'family-members' },
  { name: 'guest-diners' },
  { name: 'user-preferences' },
  { name: 'known-ingredients' },
  { name: 'fine-lines' },
  { name: 'may-contain-allowances' },
  { name: 'calendar-assignments' },
  { name: 'calendar-notes' },
  { name: 'meal-planning-days' },
  { name: 'weekly-template-assignments' },
  { name: 'date-specific-template-assignments' },
  { name: 'menus' },
  { name: 'ai-meal-planner' },
  { name: 'ai-meal-planning-actions' },
  { name: 'plan-rules' },
  { name: 'open-shopping-list', isList: true },
  // Changes a meal together with its list, and answers the day: more than a list.
  { name: 'completed-shopping-lists/:id/adjustments' },
  { name: 'completed-shopping-lists', isList: true },
  { name: 'shopping-extras', isList: true },
  { name: 'staples', isList: true },
  { name: 'shop-order', isList: true },
  { name: 'shop-prices', isList: true },
]

/**
 * The scopes of which a token needs one for this call; empty where no token may make it. A GET
 * reads, every other method writes.
 */
export function scopesFor({ method, path }: Pick<Call, 'method' | 'path'>): readonly AccessScope[] {
  const rest = path.slice('/api/'.length)
  const area = areas.find(({ name }) => rest === name || rest.startsWith(`${name}/`))
  if (!area) return []
  return [method === 'GET' ? 'read' : 'write', ...(area.isList ? ['lists' as const] : [])]
}
