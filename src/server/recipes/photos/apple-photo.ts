/**
 * Opens photos in Apple's format with a program of the machine, since the product may not include a
 * decoder for licence reasons (decision 0161). Runs in a worker.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { access, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isApplePhoto } from '../../../domain/recipes/is-apple-photo.ts'
import { MINUTE } from '../../durations.ts'
import { brokenPicture, unreadablePicture } from './picture-tasks.ts'

/** A picture to decode, and whether it is upright regardless of its metadata. */
export interface Decodable {
  bytes: Uint8Array
  isUpright: boolean
}

/** A program that writes a photo in Apple's format as a JPEG, in the folder where it is started. */
interface DecoderCommand {
  command: string
  args: readonly string[]
  /**
   * Whether it turns the picture. It copies the orientation from the metadata, which would turn it
   * twice.
   */
  doesTurn: boolean
}

const FOLDER = 'plateful-photo-'
const TAKEN = 'photo.heic'
const WRITTEN = 'photo.jpg'

/** A photo of 50 megapixels takes 6 seconds and 300 MB; a file of a kilobyte may ask for 4 GB. */
const LIMITS = ['--cpu=8', '--data=450000000', '--fsize=100000000', '--core=0', '--']
/** Wall-clock limit, long enough for a busy machine. */
const MAX_MILLISECONDS = 30_000
/** Folders older than this were left by a server that was killed. */
const ABANDONED_AFTER = 10 * MINUTE

/** The picture in a format that sharp decodes; refuses a photo of Apple's that cannot be opened. */
export async function toDecodable(bytes: Uint8Array): Promise<Decodable> {
  if (!isApplePhoto(bytes)) return { bytes, isUpright: false }
  const decoder = await (foundDecoder ??= findDecoder())
  if (!decoder) throw unreadablePicture(bytes)
  return { bytes: await decodePhoto(decoder, bytes), isUpright: decoder.doesTurn }
}

let foundDecoder: Promise<DecoderCommand | null> | undefined

/**
 * libheif's programs are used only with `prlimit`, since a small file could take all memory. That
 * of macOS has the system's own limits.
 */
async function findDecoder(): Promise<DecoderCommand | null> {
  const [limited, libheif] = [await firstOnPath('prlimit'), await firstOnPath('heif-dec', 'heif-convert')]
  if (limited !== null && libheif !== null)
    return { command: limited, args: [...LIMITS, libheif, '-q', '92', TAKEN, WRITTEN], doesTurn: true }
  const sips = process.platform === 'darwin' ? await firstOnPath('sips') : null
  if (sips === null) return null
  const drawn = ['--setProperty', 'format', 'jpeg', '--setProperty', 'formatOptions', '92']
  return { command: sips, args: [...drawn, TAKEN, '--out', WRITTEN], doesTurn: false }
}

/** The first of these programs that is installed. */
async function firstOnPath(...names: string[]): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name))))
    if (await isProgram(file)) return file
  return null
}

const isProgram = async (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

async function decodePhoto({ command, args }: DecoderCommand, bytes: Uint8Array): Promise<Uint8Array> {
  await removeAbandonedFolders()
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  try {
    await writeFile(join(folder, TAKEN), bytes)
    const child = spawn(command, args, {
      cwd: folder,
      env: {},
      stdio: 'ignore',
      timeout: MAX_MILLISECONDS,
      killSignal: 'SIGKILL',
    })
    const [code] = (await once(child, 'exit').catch(() => [null])) as [number | null]
    // Several pictures in one photo are written as numbered files.
    const [first] = (await readdir(folder)).filter((name) => name !== TAKEN).toSorted()
    if (code !== 0 || first === undefined) throw brokenPicture()
    return await readFile(join(folder, first))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandonedFolders(): Promise<void> {
  const before = Date.now() - ABANDONED_AFTER
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue
    const folder = join(tmpdir(), name)
    const age = await stat(folder).catch(() => null)
    // Folders of other users cannot be removed; that is fine.
    if (age && age.mtimeMs < before) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
