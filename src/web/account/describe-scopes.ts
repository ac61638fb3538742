import { withCapital } from '@plateful/ingredients/format-english'
import type { AccessScope } from '../../domain/account/access-token.ts'

/** What each scope allows, as a choice in the form and in the list. */
export const scopeLabels: Record<AccessScope, string> = {
  read: 'Read everything',
  write: 'Change everything',
  lists: 'Read and change shopping lists',
}

/** 'Read everything, change everything': what a token may do. */
export function describeScopes(scopes: readonly AccessScope[]): string {
  const text = scopes.map((scope) => scopeLabels[scope].toLowerCase()).join(', ')
  return withCapital(text)
}
