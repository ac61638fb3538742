import { z } from 'zod'
import {
  RecipeEmail,
  SharedCollection,
  ShareDraft,
  ShareGreeting,
  ShareId,
  ShareLink,
} from '../domain/sharing/share.ts'
import { call } from './call.ts'

const ShareParams = z.object({ shareId: ShareId })

/** Makes a link to one to ten recipes of the own library. */
export const createShareLinkCall = call('POST', '/api/shared-recipe-links', {
  body: ShareDraft,
  answer: ShareLink,
  status: 201,
  createsOnce: true,
})

/** The links that the household made, newest first. */
export const shareLinksCall = call('GET', '/api/shared-recipe-links', { answer: z.array(ShareLink) })

/**
 * The collection behind a link, for whoever holds it and signs in; 404 when it is unknown, revoked
 * or past its end.
 */
export const shareLinkCall = call('GET', '/api/shared-recipe-links/:shareId', {
  params: ShareParams,
  answer: SharedCollection,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

/**
 * Who shared how many recipes, for a visitor who holds the link and has not signed in yet; 404 when
 * the link is unknown, revoked or past its end (sharing 9).
 */
export const shareGreetingCall = call('GET', '/api/shared-recipe-links/:shareId/greeting', {
  access: 'anyone',
  params: ShareParams,
  answer: ShareGreeting,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

/** The same collection, for reviewing one of its recipes (sharing 10). */
export const shareCollectionCall = call('GET', '/api/shared-recipe-collections/:shareId', {
  params: ShareParams,
  answer: SharedCollection,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

/** Revokes a link of the household: from then on it answers 404. */
export const revokeShareLinkCall = call('DELETE', '/api/shared-recipe-links/:shareId', {
  params: ShareParams,
  refusals: ['NOT_FOUND'],
})

/** A photo of a shared recipe, for whoever holds the link. */
export const sharePhotoCall = call('GET', '/api/shared-recipe-links/:shareId/photos/:name', {
  params: z.object({ shareId: ShareId, name: z.string().regex(/^[0-9a-f]{40}\.jpg$/) }),
  file: true,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES'],
})

/**
 * Emails recipes as readable text. Repeated with its key it is sent one time, and answers 409 while
 * it is being sent. Other content, or another recipient, makes another email. 429 after many, 502
 * when the mail server refuses it.
 */
export const sendRecipesCall = call('POST', '/api/send-recipe-email', {
  body: RecipeEmail,
  createsOnce: true,
  refusals: ['ALREADY_DONE', 'TOO_MANY_TRIES'],
})
