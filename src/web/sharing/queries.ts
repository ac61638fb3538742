import { useMutation, useQuery } from '@tanstack/react-query'
import { createRecipeCall } from '../../contract/recipes.ts'
import {
  createShareLinkCall,
  revokeShareLinkCall,
  sendRecipesCall,
  shareLinkCall,
  shareCollectionCall,
  shareLinksCall,
} from '../../contract/sharing.ts'
import type { RecipeDraft } from '../../domain/recipes/recipe.ts'
import type { RecipeEmail, ShareDraft, ShareLink } from '../../domain/sharing/share.ts'
import { CallError, hasStatus, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { readPhoto } from '../recipes/photos/read-photo.ts'
import { recipeSavedToast, signInToSaveToast } from '../recipes/save-toasts.ts'

export const useSharedCollection = (shareId: string) =>
  useQuery({
    queryKey: ['shared', shareId],
    queryFn: ({ signal }) => callServer(shareLinkCall, { params: { shareId }, signal }),
  })

export const useCollectionToReview = (shareId: string) =>
  useQuery({
    queryKey: ['shared-to-review', shareId],
    queryFn: ({ signal }) => callServer(shareCollectionCall, { params: { shareId }, signal }),
  })

/**
 * The props of the not-found notice for a failed read (sharing 12): its sentence, and a retry
 * unless the collection is gone.
 */
export const failureOf = ({ error, refetch }: { error: Error; refetch: () => unknown }) => ({
  error:
    error instanceof CallError && error.status > 0
      ? `Failed to fetch shared collection: ${error.status}`
      : errorMessage(error),
  ...(!hasStatus(error, 404) && { onRetry: () => void refetch() }),
})

export const useSaveCopy = () =>
  useMutation({
    mutationFn: async ({ draft, idempotencyKey }: { draft: RecipeDraft; idempotencyKey: string }) =>
      callServer(createRecipeCall, {
        body: { ...draft, photo: await photoToSend(draft.photo) },
        idempotencyKey,
      }),
    meta: {
      // A new household with a recipe of its own no longer needs the first steps.
      refreshes: ['recipes', 'onboarding'],
      done: recipeSavedToast,
      failed: (error) =>
        signInToSaveToast(error) ?? {
          title: 'Failed to save recipe',
          text: 'There was an error saving the recipe. Please try again.',
        },
    },
  })

/**
 * A copy must not keep the address of somebody else's photo: the photo is fetched and sent as a
 * data URL, or left out if that fails.
 */
async function photoToSend(photo: string | null): Promise<string | null> {
  if (photo === null || photo.startsWith('data:')) return photo
  try {
    const response = await fetch(photo, { credentials: 'include' })
    if (!response.ok) return null
    const blob = await response.blob()
    const read = await readPhoto(new File([blob], 'photo', { type: blob.type }))
    return 'photo' in read ? read.photo : null
  } catch {
    // The recipe is worth saving without its photo.
    return null
  }
}

export const useShareLinks = () =>
  useQuery({
    queryKey: ['share-links'],
    queryFn: ({ signal }) => callServer(shareLinksCall, { signal }),
  })

const NO_SHARE_ID = 'Failed to create share link - invalid response'

export const useCreateShare = () =>
  useMutation({
    mutationFn: async ({ draft, idempotencyKey }: { draft: ShareDraft; idempotencyKey: string }) => {
      const link: Partial<ShareLink> = await callServer(createShareLinkCall, { body: draft, idempotencyKey })
      if (!link.shareId) throw new Error(NO_SHARE_ID)
      return link.shareId
    },
    meta: {
      refreshes: ['share-links'],
      done: { title: 'Share link created', isAnnounceOnly: true },
      failed: (error) =>
        error.message === NO_SHARE_ID
          ? { title: NO_SHARE_ID }
          : { title: 'Failed to create share link. Please try again.', text: errorMessage(error, '') },
    },
  })

export const useRevokeShare = () =>
  useMutation({
    mutationFn: (link: ShareLink) => callServer(revokeShareLinkCall, { params: { shareId: link.shareId } }),
    meta: {
      refreshes: ['share-links'],
      done: { title: 'Link revoked', text: 'It no longer shows anybody these recipes.' },
      failed: failedBecause('The link couldn’t be revoked'),
    },
  })

export const useSendRecipes = () =>
  useMutation({
    mutationFn: ({ email, idempotencyKey }: { email: RecipeEmail; idempotencyKey: string }) =>
      callServer(sendRecipesCall, { body: email, idempotencyKey }),
    meta: {
      done: { title: 'Email sent', text: 'The recipes are on their way.' },
      failed: failedBecause('Error sending email'),
    },
  })
