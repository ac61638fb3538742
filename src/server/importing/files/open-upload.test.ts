import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { openUpload, UnreadableUpload } from './open-upload.ts'

const MB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'plateful-upload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens an archive whose files of these names say that they are so large. */
async function opened(files: Zippable, said: Readonly<Record<string, number>> = {}, most?: number) {
  const bytes = Buffer.from(zipSync(files))
  for (const [name, size] of Object.entries(said)) {
    // The last time that a name is written is in the list of files, 46 bytes after its entry begins.
    bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - 46 + 24)
  }
  const path = join(folder, 'upload.zip')
  writeFileSync(path, bytes)
  return openUpload(path, 'upload.zip', most)
}

/** An archive that names one folder so many times. */
function listOf(count: number): Buffer {
  const bytes = Buffer.from(zipSync({ 'a/': new Uint8Array(0), 'recipe.json': strToU8('{}') }))
  const list = bytes.indexOf(Buffer.of(0x50, 0x4b, 1, 2))
  const end = bytes.lastIndexOf(Buffer.of(0x50, 0x4b, 5, 6))
  const entry = bytes.subarray(list, bytes.indexOf(Buffer.of(0x50, 0x4b, 1, 2), list + 4))
  const entries = Buffer.concat(Array.from({ length: count }, () => entry))
  return Buffer.concat([
    bytes.subarray(0, list),
    entries,
    endOf(bytes.subarray(end), count, entries.length, list),
  ])
}

/**
 * The end of an archive, which may only say 65,535: beyond it a longer one (zip64) stands before
 * it.
 */
function endOf(end: Buffer, count: number, size: number, from: number): Buffer {
  const long = Buffer.alloc(56)
  long.write('PK\x06\x06', 0, 'latin1')
  long.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) long.writeBigUInt64LE(BigInt(count), at)
  long.writeBigUInt64LE(BigInt(size), 40)
  long.writeBigUInt64LE(BigInt(from), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 0, 'latin1')
  locator.writeBigUInt64LE(BigInt(from + size), 8)
  locator.writeUInt32LE(1, 16)
  const last = Buffer.from(end)
  for (const at of [8, 10]) last.writeUInt16LE(0xffff, at)
  for (const at of [12, 16]) last.writeUInt32LE(0xffffffff, at)
  return Buffer.concat([long, locator, last])
}

const tiny = strToU8('{}')
/** As it is in the archive: nothing shrinks. */
const large = (size: number): Zippable[string] => [new Uint8Array(size), { level: 0 }]
const bomb = new UnreadableUpload(
  'This archive would grow out of all measure when opened, so nothing of it was read.',
)

describe('an archive that is to be read', () => {
  it('may shrink as far as it likes while it is small', async () => {
    const upload = await opened({ 'recipes.json': new Uint8Array(MB) })
    expect(await upload.read('recipes.json')).toHaveLength(MB)
    upload.close()
  })

  it('is refused when it is large and shrinks to less than any honest one', async () => {
    await expect(
      opened({ 'a.json': tiny, 'b.json': tiny }, { 'a.json': 40 * MB, 'b.json': 40 * MB }),
    ).rejects.toEqual(bomb)
    const honest = await opened({ 'a.json': tiny, 'b.json': large(MB) }, { 'a.json': 80 * MB })
    expect(honest.paths).toEqual(['a.json', 'b.json'])
    honest.close()
  })

  it('is refused when it grows to more than a disk should hold, however large it is', async () => {
    const files = { 'a.json': tiny, 'b.json': tiny, 'c.json': tiny, 'd.json': large(40 * MB) }
    const said = { 'a.json': 3072 * MB, 'b.json': 3072 * MB, 'c.json': 3072 * MB }
    await expect(opened(files, said)).rejects.toEqual(bomb)
  })

  it('is refused for all that its list names, folders and names that come twice too', async () => {
    const path = join(folder, 'folders.zip')
    writeFileSync(path, listOf(100_001))
    await expect(openUpload(path, 'folders.zip')).rejects.toEqual(
      new UnreadableUpload('This archive holds more files than a library of recipes can have.'),
    )
  })

  it('is not read on once more came out of it than a library can have, the same file again and again', async () => {
    const upload = await opened({ 'a.json': large(MB), 'b.json': tiny }, {}, 10 * MB)
    const readOften = async () => {
      for (let times = 0; times < 11; times++) await upload.read('a.json')
    }
    await expect(readOften()).rejects.toEqual(bomb)
    upload.close()
  })

  it.each([
    ['a.jpg', 40],
    ['a.json', 100],
  ])('keeps %s to itself when it is larger than %i MB', async (name, most) => {
    const upload = await opened({ [name]: tiny, 'b.json': large(MB) }, { [name]: most * MB + 1 })
    await expect(upload.read(name)).rejects.toEqual(new UnreadableUpload(`${name} is too large to be read.`))
    upload.close()
  })
})
