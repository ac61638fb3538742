/**
 * Opens an uploaded file: an archive entry by entry straight from the disk, or a single file.
 * Nothing is ever unpacked to the disk.
 */

import { open, readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, open as openZip, type ZipFile } from 'yauzl'
import { MAX_DOCUMENT_BYTES } from '../../../domain/importing/import-limits.ts'

/** Limits that no recipe program's archive exceeds. */
const LIMITS = {
  /** Entries in the archive's directory, with folders and repeated names. */
  entries: 100_000,
  total: 4 * 1024 ** 3,
  document: MAX_DOCUMENT_BYTES,
  picture: 40 * 1024 * 1024,
  /**
   * Recipes compress to a twentieth. A large archive that is compressed more than this is a zip
   * bomb.
   */
  ratio: 250,
  ratioFrom: 60 * 1024 * 1024,
}

export class UnreadableUpload extends Error {
  override readonly name = 'UnreadableUpload'
}

export interface Upload {
  paths: readonly string[]
  /** The bytes of a file; throws an UnreadableUpload if it is broken or too large. */
  read(path: string): Promise<Uint8Array>
  close(): void
}

const ENCRYPTED = 0x1
const STORED = 0
const DEFLATED = 8
const picture = /\.(?:jpe?g|png|gif|webp|avif|heic)$/i

/** Opens an upload. At most `maxBytes` are unpacked from an archive; tests set a lower limit. */
export async function openUpload(path: string, fileName: string, maxBytes = LIMITS.total): Promise<Upload> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableUpload('This file is empty.')
  if (await isArchive(path)) return openArchive(path, size, maxBytes)
  if (size > LIMITS.document) {
    const megabytes = LIMITS.document / 1024 ** 2
    throw new UnreadableUpload(
      `This file holds more than ${megabytes} MB of text. Export your recipes in several files, and send one after the other.`,
    )
  }
  const name = fileName.split(/[\\/]/).at(-1) ?? fileName
  return { paths: [name], read: () => readFile(path), close: () => undefined }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(Buffer.of(0x50, 0x4b, 3, 4)) || buffer.equals(Buffer.of(0x50, 0x4b, 5, 6))
  } finally {
    await file.close()
  }
}

async function openArchive(path: string, size: number, maxBytes: number): Promise<Upload> {
  const zip = await promisify(openZip as OpenZip)(path, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw unreadable(error)
  })
  try {
    // Checked by the declared number, beyond which yauzl reads nothing: reading so many entries
    // takes seconds.
    if (zip.entryCount > LIMITS.entries)
      throw new UnreadableUpload('This archive holds more files than a library of recipes can have.')
    const entries = await entriesOf(zip)
    refuseZipBombs(entries, size)
    const readEntry = readerOf(zip, maxBytes)
    return {
      paths: [...entries.keys()],
      read: async (name) => {
        const entry = entries.get(name)
        if (!entry) throw new UnreadableUpload(`${name} isn’t in the archive.`)
        return readEntry(entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

type OpenZip = (path: string, options: object, done: (error: Error | null, zip: ZipFile) => void) => void

const LOCKED = 'This archive is locked with a password. Export it without one.'

/** An error of yauzl as a sentence for the person who chose the file. */
function unreadable(error: unknown): UnreadableUpload {
  const message = error instanceof Error ? error.message : String(error)
  if (/relative path|absolute path|invalid characters/i.test(message)) {
    return new UnreadableUpload(
      'This archive names files outside of itself. No recipe program does that, so we didn’t read it.',
    )
  }
  if (/encryption/i.test(message)) return new UnreadableUpload(LOCKED)
  return new UnreadableUpload(
    'This archive is broken or incomplete. Export it again, and wait until it’s fully saved.',
  )
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/') && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error) => reject(unreadable(error)))
    zip.readEntry()
  })
}

const TOO_LARGE_UNPACKED = 'This archive would become far too large when opened, so we didn’t read it.'

function refuseZipBombs(entries: ReadonlyMap<string, Entry>, size: number): void {
  const all = [...entries.values()]
  if (all.some((entry) => (entry.generalPurposeBitFlag & ENCRYPTED) !== 0)) {
    throw new UnreadableUpload(LOCKED)
  }
  if (all.some((entry) => entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)) {
    throw new UnreadableUpload(
      'This archive is packed in a way that we can’t open. Export it as an ordinary zip file.',
    )
  }
  const total = all.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  const isBomb = total > LIMITS.total || (total > LIMITS.ratioFrom && total > size * LIMITS.ratio)
  if (isBomb) throw new UnreadableUpload(TOO_LARGE_UNPACKED)
}

/** Reads files of the archive, and limits how many bytes all reads unpack together. */
function readerOf(zip: ZipFile, maxBytes: number): (entry: Entry) => Promise<Uint8Array> {
  let unpacked = 0
  const openStream = promisify((entry: Entry, done: (error: Error | null, stream: Readable) => void) =>
    zip.openReadStream(entry, done as Parameters<ZipFile['openReadStream']>[1] & typeof done),
  )
  return async (entry) => {
    const mostOfOne = picture.test(entry.fileName) ? LIMITS.picture : LIMITS.document
    const name = entry.fileName.split('/').at(-1) ?? ''
    if (entry.uncompressedSize > mostOfOne) throw new UnreadableUpload(`${name} is too large to be read.`)
    const pieces: Buffer[] = []
    let bytes = 0
    try {
      for await (const piece of await openStream(entry)) {
        bytes += (piece as Buffer).length
        unpacked += (piece as Buffer).length
        if (unpacked > maxBytes) throw new UnreadableUpload(TOO_LARGE_UNPACKED)
        if (bytes > mostOfOne) throw new UnreadableUpload(`${name} is too large to be read.`)
        pieces.push(piece as Buffer)
      }
    } catch (error) {
      if (error instanceof UnreadableUpload) throw error
      throw new UnreadableUpload(`${name} is broken inside the archive.`)
    }
    return Buffer.concat(pieces)
  }
}
