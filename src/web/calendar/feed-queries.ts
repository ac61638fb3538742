import { useMutation, useQuery } from '@tanstack/react-query'
import { feedCall, renewFeedCall, revokeFeedCall } from '../../contract/calendar.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

/** Its own address's word, so that what another page changes is read again here. */
const feedKey = 'calendar-feed'

export const useFeed = () =>
  useQuery({ queryKey: [feedKey], queryFn: ({ signal }) => callServer(feedCall, { signal }) })

export const useRenewFeed = () =>
  useMutation({
    mutationFn: () => callServer(renewFeedCall),
    meta: {
      refreshes: [feedKey],
      failed: (error) => ({ title: 'The address could not be made', text: sentenceOf(error) }),
    },
  })

export const useRevokeFeed = () =>
  useMutation({
    mutationFn: () => callServer(revokeFeedCall),
    meta: {
      refreshes: [feedKey],
      done: { title: 'The address leads nowhere now' },
      failed: (error) => ({ title: 'The address could not be revoked', text: sentenceOf(error) }),
    },
  })
