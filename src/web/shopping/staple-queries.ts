import { useMutation, useQuery } from '@tanstack/react-query'
import { addStapleCall, changeStapleCall, removeStapleCall, staplesCall } from '../../contract/shopping.ts'
import type { Rhythm, Staple, StapleDraft } from '../../domain/shopping/staple.ts'
import { sentenceOf } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

const refreshes = ['staples']
const failed = (error: unknown) => ({ title: 'That couldn’t be saved', text: sentenceOf(error) })

/** The household's staples; none while they are not known. */
export const useStaples = (): readonly Staple[] =>
  useQuery({ queryKey: ['staples'], queryFn: ({ signal }) => callServer(staplesCall, { signal }) }).data ?? []

export const useAddStaple = () =>
  useMutation({
    mutationFn: (body: StapleDraft) => callServer(addStapleCall, { body }),
    meta: {
      refreshes,
      failed,
      done: ({ name, rhythm }: Staple) => ({
        title: `${name} is a staple`,
        text:
          rhythm === 'finished'
            ? 'Press Finished when you open the last one.'
            : 'It goes on the next list you make.',
      }),
    },
  })

export const useChangeStaple = () =>
  useMutation({
    mutationFn: ({ id, rhythm }: { id: number; rhythm: Rhythm }) =>
      callServer(changeStapleCall, { params: { id }, body: { rhythm } }),
    meta: { refreshes, failed },
  })

export const useRemoveStaple = () =>
  useMutation({
    mutationFn: (id: number) => callServer(removeStapleCall, { params: { id } }),
    meta: { refreshes, failed },
  })
