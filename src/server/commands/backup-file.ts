/**
 * A backup is one file of gzipped JSON lines. The first describes it. Then come the rows of every
 * table and the photos that they name. The last line counts both, so that an incomplete file is
 * noticed.
 */

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gunzip } from 'node:zlib'
import { z } from 'zod'

const BackupHead = z.object({
  plateful: z.literal('backup'),
  shape: z.string(),
  createdAt: z.string(),
})
export type BackupHead = z.infer<typeof BackupHead>

const Row = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
/** Photo names in a backup must be plain file names, so that no other path is written. */
const PhotoName = z.string().regex(/^[0-9a-f]{40}\.jpg$/)
const Photo = z.object({
  photo: z.object({ householdId: z.number().int().positive(), name: PhotoName }),
  bytes: z.string(),
})
const End = z.object({ end: z.object({ rows: z.number(), photos: z.number() }) })
const Line = z.union([BackupHead, Row, Photo, End])
export type BackupLine = z.infer<typeof Line>

/** Writes the lines; the file gets its name when it is complete. */
export async function writeBackup(
  file: string,
  write: (line: (value: BackupLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  // Opened here, since a stream would open the file later, perhaps after its removal.
  const openedFile = await open(draft, 'wx', 0o600)
  const gzip = createGzip({ level: 6 })
  const written = pipeline(gzip, openedFile.createWriteStream({ flush: true }))
  // A full disk ends the pipe while a line waits; the error is passed on here.
  const failed = written.then(() => undefined)
  failed.catch(() => undefined)
  try {
    await write(async (value) => {
      if (!gzip.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(gzip, 'drain'), failed])
    })
    gzip.end()
    await written
    await rename(draft, file)
  } catch (error) {
    gzip.destroy()
    await failed.catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

/** Reads the lines; refuses files that are no backup, or incomplete. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  const piped = pipeline(source, unzipped)
  piped.catch(() => undefined)
  let hasEnded = false
  try {
    for await (const text of linesIn(unzipped)) {
      const line = Line.safeParse(JSON.parse(text))
      if (!line.success) throw new Error('a line of it isn’t of a backup')
      hasEnded ||= 'end' in line.data
      yield line.data
    }
    await piped
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} can’t be read as a backup: ${reason}. Nothing was changed.`, { cause: error })
  }
  if (!hasEnded) throw new Error(`${file} is only a part of a backup. Nothing was changed.`)
}

/** Lines of a stream; read errors are thrown here. */
async function* linesIn(stream: Gunzip): AsyncGenerator<string> {
  let unfinished = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${unfinished}${String(chunk)}`.split('\n')
    unfinished = lines.pop() ?? ''
    yield* lines
  }
  if (unfinished !== '') yield unfinished
}
