import { useMutation, useQuery } from '@tanstack/react-query'
import {
  discardImportCall,
  householdImportsCall,
  runImportCall,
  startImportCall,
  undoImportCall,
} from '../../../contract/importing.ts'
import type { DuplicateHandling, HouseholdImport } from '../../../domain/importing/household-import.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'

const key = ['household-imports'] as const
/** Milliseconds from one poll to the next. */
const POLL_INTERVAL = 700

export const isAtWork = ({ state }: Pick<HouseholdImport, 'state'>): boolean =>
  state === 'reading' || state === 'running'

/** The imports of the household, newest first; polled while one is under way. */
export const useImports = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callServer(householdImportsCall, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? POLL_INTERVAL : false),
  })

/** Sends a file. The server reads it and stores no recipe yet. */
export const useSendFile = () =>
  useMutation({
    mutationFn: (file: File) =>
      callServer(startImportCall, { query: { name: file.name.slice(-300) }, body: file }),
    meta: { refreshes: key, failed: 'shown-by-screen' },
  })

export const useRunImport = () =>
  useMutation({
    mutationFn: ({ id, duplicates }: { id: number; duplicates: DuplicateHandling }) =>
      callServer(runImportCall, { params: { id }, body: { duplicates } }),
    meta: {
      refreshes: key,
      failed: failedBecause('The import didn’t start'),
    },
  })

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: number) => callServer(undoImportCall, { params: { id } }),
    meta: {
      refreshes: [
        ...key,
        'recipes',
        'recipe',
        'calendar',
        'completed-lists',
        'family-members',
        'guest-diners',
        'onboarding',
      ],
      done: ({ result }: HouseholdImport) => ({
        title: 'Everything it brought has been removed',
        ...(result?.remarks[0] !== undefined && { text: result.remarks[0] }),
      }),
      failed: failedBecause('It couldn’t be taken back'),
    },
  })

export const useDiscardImport = () =>
  useMutation({
    mutationFn: (id: number) => callServer(discardImportCall, { params: { id } }),
    meta: { refreshes: key, failed: failedBecause('It’s still there') },
  })
