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
async function opened(files: Zippable, said: Readonly<Record<string, number>> = {}) {
  const bytes = Buffer.from(zipSync(files))
  for (const [name, size] of Object.entries(said)) {
    // The last time that a name is written is in the list of files, 46 bytes after its entry begins.
    bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - 46 + 24)
  }
  const path = join(folder, 'upload.zip')
  writeFileSync(path, bytes)
  return openUpload(path, 'upload.zip')
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

  it.each([
    ['a.jpg', 40],
    ['a.json', 160],
  ])('keeps %s to itself when it is larger than %i MB', async (name, most) => {
    const upload = await opened({ [name]: tiny, 'b.json': large(MB) }, { [name]: most * MB + 1 })
    await expect(upload.read(name)).rejects.toEqual(new UnreadableUpload(`${name} is too large to be read.`))
    upload.close()
  })
})
