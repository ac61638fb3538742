/** Photos as iPhones keep them, made by the machine's own `heif-enc`. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

let isInstalled = false

/** These JPEGs as one photo in Apple's format. */
export function heicOf(...jpegs: Uint8Array[]): Buffer {
  if (!isInstalled)
    execFileSync(process.execPath, [join(ROOT, 'scripts/heif.mjs')], { stdio: ['ignore', 2, 2] })
  isInstalled = true
  const folder = mkdtempSync(join(tmpdir(), 'plateful-heic-'))
  try {
    const files = jpegs.map((_, at) => join(folder, `${at}.jpg`))
    for (const [at, file] of files.entries()) writeFileSync(file, jpegs[at] ?? '')
    const heicFile = join(folder, 'made.heic')
    execFileSync('heif-enc', ['-p', 'preset=ultrafast', ...files, '-o', heicFile], { stdio: 'ignore' })
    return readFileSync(heicFile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A photo of 50 megapixels, red in the upper half and blue below. It is kept, since to make it took
 * ten seconds: `heicOf` of such a JPEG of sharp's.
 */
export const fiftyMegapixels = (): Buffer =>
  readFileSync(join(ROOT, 'test', 'harness', 'fifty-megapixels.heic'))

/** The sides of the largest part of the photo, or of the whole. */
export const sidesOf = (photo: Buffer): [number, number] =>
  boxes(photo, 'ispe')
    .map((size): [number, number] => [size.readUInt32BE(12), size.readUInt32BE(16)])
    .toSorted(([one], [other]) => other - one)[0] ?? [0, 0]

/** What follows the name of each box of this kind (ISO/IEC 14496-12). */
function boxes(photo: Buffer, kind: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = photo.indexOf(kind); at >= 0; at = photo.indexOf(kind, at + 1))
    found.push(photo.subarray(at - 4, at - 4 + photo.readUInt32BE(at - 4)))
  return found
}

/**
 * The photo with a note that it is turned by so many quarters, anticlockwise, as an iPhone writes
 * it: in the place of its colour profile, which is the last property of the picture.
 */
export function turnedHeic(photo: Uint8Array, quarters: number): Buffer {
  const turned = Buffer.from(photo)
  const [profile] = boxes(turned, 'colr')
  if (!profile) throw new Error('the photo has no colour profile')
  const rest = profile.length - 9
  profile.writeUInt32BE(9, 0)
  profile.write('irot', 4, 'latin1')
  profile.writeUInt8(quarters, 8)
  profile.writeUInt32BE(rest, 9)
  profile.write('free', 13, 'latin1')
  return turned
}

/** The photo saying that it has these sides, both of its parts and of the whole. */
export function heicSaying(photo: Uint8Array, width: number, height: number): Buffer {
  const lying = Buffer.from(photo)
  for (const size of boxes(lying, 'ispe')) {
    size.writeUInt32BE(width, 12)
    size.writeUInt32BE(height, 16)
  }
  // A picture of tiles says its sides once more, in 16 bits.
  for (const tiles of boxes(lying, 'idat')) {
    tiles.writeUInt16BE(Math.min(width, 0xffff), 12)
    tiles.writeUInt16BE(Math.min(height, 0xffff), 14)
  }
  return lying
}
