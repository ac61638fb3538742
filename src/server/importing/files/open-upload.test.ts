import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import { openUpload, UnreadableUpload } from './open-upload.ts'

const MB = 1024 * 1024
const folder = temporaryFolder('upload')

/** Opens an archive in which some files declare other sizes. */
async function opened(files: Zippable, said: Readonly<Record<string, number>> = {}, most?: number) {
  const bytes = Buffer.from(zipSync(files))
  for (const [name, size] of Object.entries(said)) {
    // The last occurrence of a name is in the central directory, where its entry begins 46 bytes
    // earlier.
    bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - 46 + 24)
  }
  const path = join(folder, 'upload.zip')
  writeFileSync(path, bytes)
  return openUpload(path, 'upload.zip', most)
}

/** An archive whose directory has one folder so many times. */
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
 * The end of an archive. It can declare at most 65,535 entries; for more, a longer record (zip64)
 * stands before it.
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
/** Content that is not compressed. */
const large = (size: number): Zippable[string] => [new Uint8Array(size), { level: 0 }]
const bomb = new UnreadableUpload(
  'This archive would become far too large when opened, so we didn’t read it.',
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
    const { user: before } = process.cpuUsage()
    await expect(openUpload(path, 'folders.zip')).rejects.toEqual(
      new UnreadableUpload('This archive holds more files than a library of recipes can have.'),
    )
    expect(process.cpuUsage().user - before).toBeLessThan(200_000)
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

/**
 * A change to the bytes of an archive, given the offsets of its directory entry and of its file.
 */
type Changed = (bytes: Buffer, list: number, file: number) => void

/** Opens an archive with one file, `a.json`, after a change to its bytes. */
async function meddledWith(change: Changed, content: Zippable[string] = strToU8('{"name":"Soup"}')) {
  const bytes = Buffer.from(zipSync({ 'a.json': content }))
  change(bytes, bytes.indexOf(Buffer.of(0x50, 0x4b, 1, 2)), 0)
  const path = join(folder, 'meddled.zip')
  writeFileSync(path, bytes)
  return openUpload(path, 'meddled.zip')
}

describe('an archive that somebody made by hand', () => {
  const outside = /names files outside of itself/
  const locked = /locked with a password/
  const broken = /broken/
  /** Sets the file's name in the directory and before the file itself. */
  const named = (name: string): Changed => {
    return (bytes, list, file) => {
      bytes.write(name, list + 46, 'latin1')
      bytes.write(name, file + 30, 'latin1')
    }
  }

  it.each<[string, Changed, RegExp]>([
    ['a name that leads outside', named('../x.j'), outside],
    ['a name that leads outside the other way', named('..\\x.j'), outside],
    ['a name that leads outside further on', named('a/../b'), outside],
    ['a name from the root', named('/etc/x'), outside],
    ['a name from a drive', named('C:/x.j'), outside],
    [
      'a file that is locked',
      (bytes, list) => void bytes.writeUInt16LE(bytes.readUInt16LE(list + 8) | 1, list + 8),
      locked,
    ],
    [
      'a file that is locked in the stronger way',
      (bytes, list) => void bytes.writeUInt16LE(bytes.readUInt16LE(list + 8) | 0x41, list + 8),
      locked,
    ],
    [
      'a file that is packed in another way',
      (bytes, list) => void bytes.writeUInt16LE(14, list + 10),
      /packed in a way that we can’t open/,
    ],
    [
      'a list that begins behind its end',
      (bytes) => void bytes.writeUInt32LE(0x7fffffff, bytes.length - 6),
      broken,
    ],
    ['a list that says to hold more', (bytes) => void bytes.writeUInt16LE(5, bytes.length - 12), broken],
  ])('and that holds %s is refused as a whole', async (_what, change, sentence) => {
    const refused = await meddledWith(change).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(UnreadableUpload)
    expect((refused as Error).message).toMatch(sentence)
  })

  it.each<[string, Changed]>([
    ['is larger than it says', (bytes, list) => void bytes.writeUInt32LE(2, list + 24)],
    ['is smaller than it says', (bytes, list) => void bytes.writeUInt32LE(900, list + 24)],
    ['goes on behind the end', (bytes, list) => void bytes.writeUInt32LE(0x00ffffff, list + 20)],
    ['begins behind the end', (bytes, list) => void bytes.writeUInt32LE(0x00ffffff, list + 42)],
    ['begins in the list', (bytes, list) => void bytes.writeUInt32LE(list, list + 42)],
    ['is no packed file', (bytes, _list, file) => void bytes.fill(0xff, file + 36, file + 44)],
  ])('and whose file %s says so of that file', async (_what, change) => {
    // Compressed, so that there is something to decompress.
    const upload = await meddledWith(change, [strToU8('{"name":"Soup"}'.repeat(20)), { level: 9 }])
    await expect(upload.read('a.json')).rejects.toEqual(
      new UnreadableUpload('a.json is broken inside the archive.'),
    )
    upload.close()
  })

  it('and that grows to more than it says is not unpacked further', async () => {
    const upload = await meddledWith(
      (bytes, list) => void bytes.writeUInt32LE(10, list + 24),
      [new Uint8Array(50 * MB), { level: 9 }],
    )
    const before = process.memoryUsage().rss
    await expect(upload.read('a.json')).rejects.toEqual(
      new UnreadableUpload('a.json is broken inside the archive.'),
    )
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * MB)
    upload.close()
  })

  it('and that links to a file of the machine is read as what it holds: the words of the link', async () => {
    const upload = await meddledWith((bytes, list) => {
      // Made on Unix, where it is a symbolic link.
      bytes.writeUInt8(3, list + 5)
      bytes.writeUInt32LE(0o120777 * 0x10000, list + 38)
    }, strToU8('/etc/passwd'))
    expect(Buffer.from(await upload.read('a.json')).toString()).toBe('/etc/passwd')
    upload.close()
  })

  it('and whose files are all the same bytes is refused for what they come to', async () => {
    const bytes = Buffer.from(zipSync({ 'a.json': [new Uint8Array(MB), { level: 9 }] }))
    const list = bytes.indexOf(Buffer.of(0x50, 0x4b, 1, 2))
    const end = bytes.lastIndexOf(Buffer.of(0x50, 0x4b, 5, 6))
    const entries = Array.from({ length: 1000 }, (_, nth) => {
      const entry = Buffer.from(bytes.subarray(list, end))
      entry.write(String(nth).padStart(4, '0'), 46, 'latin1')
      return entry
    })
    const all = Buffer.concat(entries)
    const path = join(folder, 'overlapping.zip')
    writeFileSync(
      path,
      Buffer.concat([bytes.subarray(0, list), all, endOf(bytes.subarray(end), 1000, all.length, list)]),
    )
    await expect(openUpload(path, 'overlapping.zip')).rejects.toEqual(bomb)
  })
})
