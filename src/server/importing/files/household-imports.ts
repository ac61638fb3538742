import type { Readable } from 'node:stream'
import {
  type DuplicateHandling,
  HouseholdImport,
  ImportReport,
  ImportResult,
} from '../../../domain/importing/household-import.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Context, WithId } from '../../http/context.ts'
import { acceptUpload } from './accept-upload.ts'
import { announceImport } from './announce-import.ts'
import { deleteImportAndFile } from './delete-files.ts'
import { importInProgress, importJobs } from './import-jobs.ts'
import { type ImportRow, importsOf, updateImport } from './store.ts'
import { undoImport } from './undo-import.ts'

/** An import as answered, without the location of its file. */
export function toImport(row: ImportRow): HouseholdImport {
  const parsed = <T>(text: string | null, schema: { parse(value: unknown): T }) =>
    text === null ? null : schema.parse(JSON.parse(text))
  return {
    id: row.id,
    fileName: row.fileName,
    bytes: row.bytes,
    state: row.state,
    done: row.done,
    total: row.total,
    report: parsed(row.report, ImportReport),
    result: parsed(row.result, ImportResult),
    problem: row.problem,
    createdAt: row.createdAt,
  }
}

const noSuchImport = () => refuse('NOT_FOUND', 'This file is no longer here. Choose it again.')

export async function requireImport({ household }: Context, { params }: WithId): Promise<ImportRow> {
  const row = await household.byId('householdImports', params.id)
  if (!row) throw noSuchImport()
  return row
}

export const listImports = async ({ household }: Context): Promise<HouseholdImport[]> =>
  (await importsOf(household)).map(toImport)

export async function startImport(
  context: Context,
  { query, body }: { query: { name: string }; body: unknown },
): Promise<HouseholdImport> {
  const jobs = importJobs(context)
  const row = await jobs.acceptUpload(context.user.householdId, async () => {
    await discardReadyImports(context)
    const upload = { fileName: query.name, duplicates: 'skip', heldUntil: null } as const
    return acceptUpload(context, body as Readable, upload)
  })
  jobs.start(row, context.log)
  return toImport(row)
}

async function discardReadyImports(context: Context): Promise<void> {
  const rows = await importsOf(context.household)
  if (rows.some(({ state }) => state === 'reading' || state === 'running')) throw importInProgress()
  for (const row of rows.filter(({ state }) => state === 'ready')) await deleteImportAndFile(context, row)
}

export async function startWriting(
  context: Context,
  input: WithId & { body: { duplicates: DuplicateHandling } },
): Promise<HouseholdImport> {
  const { household } = context
  const { id } = await requireImport(context, input)
  const change = { state: 'running', duplicates: input.body.duplicates } as const
  const row = await updateImport(household, id, { ...change, heldUntil: null, attempts: 0 }, 'ready')
  if (row) importJobs(context).start(row, context.log)
  return toImport(row ?? (await requireImport(context, input)))
}

export async function undoHouseholdImport(context: Context, input: WithId): Promise<HouseholdImport> {
  const row = await requireImport(context, input)
  if (row.state === 'undone') return toImport(row)
  if (row.state !== 'done' && row.state !== 'failed') {
    throw refuse(
      'IMPORT_RUNNING',
      'This file is still on its way in. Wait until it’s done, then take it back.',
    )
  }
  try {
    return toImport(await undoImport(context.household, row, context.now))
  } finally {
    await announceImport(context.changes, row.householdId).catch((err: unknown) =>
      context.log.warn({ err }, 'an undone import was not told to the other pages'),
    )
  }
}

export async function discardImport(context: Context, input: WithId): Promise<void> {
  const row = await requireImport(context, input)
  if (row.state === 'reading' || row.state === 'running') {
    throw refuse('IMPORT_RUNNING', 'This file is still on its way in. Wait until it’s done.')
  }
  await deleteImportAndFile(context, row)
}
