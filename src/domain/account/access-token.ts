import { z } from 'zod'
import { Instant, nameField } from '../fields.ts'

/**
 * What an access token may do (account 140): `read` everything of the household, `write` (change)
 * everything, or read and change the shopping `lists` alone. None includes another.
 */
export const AccessScope = z.enum(['read', 'write', 'lists'])
export type AccessScope = z.infer<typeof AccessScope>

/** How many access tokens a person may have that have not expired. Own rule. */
export const MAX_ACCESS_TOKENS = 20

/** A new access token; without `expiresAt` it is good until it is revoked (account 140). */
export const AccessTokenDraft = z.object({
  name: nameField('Please give the token a name'),
  scopes: z
    .array(AccessScope)
    .min(1, 'Choose what the token may do')
    .overwrite((scopes) => [...new Set(scopes)]),
  expiresAt: Instant.nullish(),
})
export type AccessTokenDraft = z.infer<typeof AccessTokenDraft>

/** An access token as its owner sees it in the list; `lastUsedAt` is precise to the hour. */
export const AccessToken = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(AccessScope),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>

/** The answer to a new access token: the only one with the `token` itself. */
export const CreatedAccessToken = AccessToken.extend({ token: z.string() })
export type CreatedAccessToken = z.infer<typeof CreatedAccessToken>
