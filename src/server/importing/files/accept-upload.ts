/**
 * Receives an uploaded file on this machine's disk and stores it where every process can open it.
 */

import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Instant } from '../../../domain/fields.ts'
import { type DuplicateHandling, MAX_UPLOAD_BYTES } from '../../../domain/importing/household-import.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { LocalFile, Scratch } from '../../external/scratch.ts'
import type { Context } from '../../http/context.ts'
import { type ImportRow, updateImport } from './store.ts'

type UploadContext = Pick<Context, 'household' | 'external' | 'user' | 'now'>

interface AcceptedUpload {
  fileName: string
  duplicates: DuplicateHandling
  /** Until when no other process resumes the import. */
  heldUntil: Instant | null
}

const NOT_ARRIVED = 'This file didn’t fully arrive. Send it again.'

/**
 * Stores an upload as an import to be read. Its row is written first and counts as failed until the
 * file is stored, so that no file is ever without a row.
 */
export async function acceptUpload(
  { household, external: { uploads }, user, now }: UploadContext,
  file: Readable,
  { heldUntil, ...given }: AcceptedUpload,
): Promise<ImportRow> {
  const received = await receiveUpload(uploads.scratch, file)
  try {
    const row = await household.insert('householdImports', {
      ...given,
      storedAs: `${randomUUID()}.upload`,
      bytes: received.bytes,
      userId: user.id,
      state: 'failed',
      report: null,
      result: null,
      problem: NOT_ARRIVED,
      heldUntil: null,
      createdAt: now,
    })
    await uploads.save(row.storedAs, received)
    const arrived = { state: 'reading', problem: null, heldUntil } as const
    return (await updateImport(household, row.id, arrived)) ?? row
  } finally {
    await received.close()
  }
}

/**
 * Writes an upload to this machine's disk and counts its bytes. One that is too large or breaks off
 * is deleted.
 */
export async function receiveUpload(
  scratch: Scratch,
  file: Readable,
  most = MAX_UPLOAD_BYTES,
): Promise<LocalFile & { bytes: number }> {
  let bytes = 0
  async function* countBytes(): AsyncGenerator<Buffer> {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most)
        throw refuse('TOO_LARGE', `This file is larger than ${most / 1024 ** 3} GB. Export it in parts.`)
      yield chunk
    }
  }
  const writtenFile = await scratch.write(countBytes())
  return { ...writtenFile, bytes }
}
