import { z } from 'zod'
import {
  Duplicates,
  ExportFormat,
  HouseholdImport,
  MOST_UPLOAD_BYTES,
} from '../domain/moving/household-import.ts'
import { call, IdParams } from './call.ts'

/**
 * Takes a file of another program, or our own, and begins to read it; nothing is written into the household. The body is the file
 * as it is, with the type application/octet-stream. One at a time in a household.
 */
export const startImportCall = call('POST', '/api/household-imports', {
  query: z.object({ name: z.string().trim().min(1).max(300).default('upload') }),
  body: z.unknown().describe('The file'),
  upload: true,
  answer: HouseholdImport,
  status: 201,
  bodyLimit: MOST_UPLOAD_BYTES,
})

/** The imports of the household, newest first. */
export const importsCall = call('GET', '/api/household-imports', { answer: z.array(HouseholdImport) })

/** How far an import is. */
export const importCall = call('GET', '/api/household-imports/:id', {
  params: IdParams,
  answer: HouseholdImport,
})

/** Writes what was read into the household; it goes on when the page is left. */
export const runImportCall = call('POST', '/api/household-imports/:id/run', {
  params: IdParams,
  body: z.object({ duplicates: Duplicates.default('skip') }),
  answer: HouseholdImport,
})

/** Takes back what an import brought, except what was changed since. */
export const undoImportCall = call('POST', '/api/household-imports/:id/undo', {
  params: IdParams,
  answer: HouseholdImport,
})

/** Forgets a file that was read and is not wanted after all. */
export const discardImportCall = call('DELETE', '/api/household-imports/:id', { params: IdParams })

/** Everything that the household has, as a file: our own format, or its recipes for other programs. */
export const exportHouseholdCall = call('GET', '/api/household-export', {
  query: z.object({ format: ExportFormat.default('plateful') }),
  file: true,
})
