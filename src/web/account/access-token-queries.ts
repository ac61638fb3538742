import { useMutation, useQuery } from '@tanstack/react-query'
import { accessTokensCall, createAccessTokenCall, revokeAccessTokenCall } from '../../contract/account.ts'
import type { AccessTokenDraft } from '../../domain/account/access-token.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

const key = ['access-tokens'] as const
const refreshes = key

export const useAccessTokens = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callServer(accessTokensCall, { signal }) })

export const useCreateAccessToken = () =>
  useMutation({
    mutationFn: (body: AccessTokenDraft) => callServer(createAccessTokenCall, { body }),
    meta: { refreshes, failed: failedBecause('The access token wasn’t made') },
  })

export const useRevokeAccessToken = () =>
  useMutation({
    mutationFn: (id: number) => callServer(revokeAccessTokenCall, { params: { id } }),
    meta: {
      refreshes,
      done: { title: 'Access token revoked' },
      failed: failedBecause('The access token wasn’t revoked'),
    },
  })
