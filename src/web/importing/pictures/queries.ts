import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addReadingPageCall,
  changeReadingPageCall,
  deletePictureReadingCall,
  pictureReadingCall,
  pictureReadingsCall,
  readPicturesCall,
  removeReadingPageCall,
  markFoundSavedCall,
  startPictureReadingCall,
  stopPictureReadingCall,
} from '../../../contract/importing.ts'
import type { PageChange, PictureReading, ReadingPage } from '../../../domain/importing/picture-reading.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { sentenceOfField } from '../../ui/forms/use-form.ts'

const key = ['picture-readings'] as const
/** Milliseconds from one poll to the next. */
const POLL_INTERVAL = 1000

/** Changes of pages and their reading go to the server in the order of the presses. */
const scope = { id: 'picture-readings' }

/** Readings of the household, the newest first; polled while one is under way. */
export const usePictureReadings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callServer(pictureReadingsCall, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((reading) => reading.state === 'reading') ? POLL_INTERVAL : false,
  })

/** The address of a page's picture; with an angle, of the whole page turned by it. */
export const pictureAddress = (
  reading: number,
  { id, look }: Pick<ReadingPage, 'id' | 'look'>,
  angle?: number,
): string =>
  `/api/picture-readings/${reading}/pages/${id}/picture?look=${encodeURIComponent(look)}${
    angle === undefined ? '' : `&angle=${angle}`
  }`

/** Shows the answer of a call in the list at once. */
function useShowAnswer() {
  const client = useQueryClient()
  return (reading: PictureReading) =>
    client.setQueryData<PictureReading[]>(key, (before = []) =>
      before.some(({ id }) => id === reading.id)
        ? before.map((other) => (other.id === reading.id ? reading : other))
        : [reading, ...before],
    )
}

/** Adds files as the next pages, one after the other; a reading is begun where there is none. */
export function useAddPages(onRefused: (sentence: string) => void) {
  const storeAnswer = useShowAnswer()
  return useMutation({
    mutationFn: async ({ to, files }: { to: number | undefined; files: readonly Blob[] }) => {
      let id = to
      for (const file of files) {
        try {
          id ??= (await callServer(startPictureReadingCall, { body: {} })).id
          storeAnswer(await callServer(addReadingPageCall, { params: { id }, body: file }))
        } catch (error) {
          onRefused(refusalMessage(file, error))
        }
      }
    },
    meta: { refreshes: [...key], failed: 'shown-by-screen' },
  })
}

const refusalMessage = (file: Blob, error: unknown) => {
  const sentence = sentenceOfField(error)
  return file instanceof File ? `${file.name}: ${sentence}` : sentence
}

const failedMessage = failedBecause('That didn’t work')

/**
 * A change of a reading; its answer is shown at once. With `isInTurn` it waits for earlier changes;
 * only stopping a reading does not.
 */
function useReadingChange<Input>(change: (input: Input) => Promise<PictureReading>, isInTurn = true) {
  const storeAnswer = useShowAnswer()
  return useMutation({
    mutationFn: change,
    ...(isInTurn && { scope }),
    onSuccess: storeAnswer,
    meta: { refreshes: [...key], failed: failedMessage },
  })
}

export const useChangePage = (reading: number) =>
  useReadingChange(({ page, ...change }: { page: number; position?: number } & Partial<PageChange>) =>
    callServer(changeReadingPageCall, { params: { id: reading, page }, body: change }),
  )

export const useRemovePage = (reading: number) =>
  useReadingChange((page: number) => callServer(removeReadingPageCall, { params: { id: reading, page } }))

export const useReadPictures = () =>
  useReadingChange((id: number) => callServer(readPicturesCall, { params: { id }, body: {} }))

export const useStopReading = () =>
  useReadingChange((id: number) => callServer(stopPictureReadingCall, { params: { id }, body: {} }), false)

export const useEndReading = () =>
  useMutation({
    mutationFn: (id: number) => callServer(deletePictureReadingCall, { params: { id } }),
    meta: { refreshes: [...key], failed: failedMessage },
  })

/** Tells the server that the recipe was saved, so that its pictures stay with it. */
export const useSavedFromPictures = () =>
  useMutation({
    mutationFn: ({ id, ...saved }: { id: number; found: number; recipeId: number }) =>
      callServer(markFoundSavedCall, { params: { id }, body: saved }),
    meta: {
      refreshes: [...key, 'source-pictures'],
      failed: failedBecause('The recipe is saved, but not its picture'),
    },
  })

export const useOpenReading = () =>
  useMutation({
    mutationFn: (id: number) => callServer(pictureReadingCall, { params: { id } }),
    meta: { failed: failedMessage },
  })
