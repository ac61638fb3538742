import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useBucket } from '../../../test/harness/bucket.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { openStores } from './open-stores.ts'

const home = temporaryFolder('uploads')
const stand = useBucket()

const newFolder = () => mkdtempSync(join(home, 'machine-'))
const inScratch = (dataDir: string) =>
  existsSync(join(dataDir, 'scratch')) ? readdirSync(join(dataDir, 'scratch')) : []

/** Longer than one chunk, so that it is really streamed. */
const bytes = Buffer.alloc(300_000, 'plum cake ')

async function* pieces(): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** Upload stores of two machines with their data folders. */
const stores: Record<string, () => [here: string, there: string, photosUrl: string | undefined]> = {
  'a folder that both share': () => {
    const shared = newFolder()
    return [shared, shared, undefined]
  },
  'a bucket': () => [newFolder(), newFolder(), stand.url()],
}

describe.each(Object.entries(stores))('uploads in %s', (_name, machines) => {
  it('are kept by one machine, opened and removed by another, and leave nothing lying about', async () => {
    const [hereDir, thereDir, photosUrl] = machines()
    const { uploads: here } = openStores({ dataDir: hereDir, photosUrl })
    const { uploads: there } = openStores({ dataDir: thereDir, photosUrl })
    expect(await there.open('1.upload')).toBeNull()

    const received = await here.scratch.write(pieces())
    await here.save('1.upload', received)
    await received.close()
    expect(inScratch(hereDir)).toEqual([])

    const opened = await there.open('1.upload')
    expect(opened && readFileSync(opened.path).equals(bytes)).toBe(true)
    await opened?.close()
    expect(inScratch(thereDir)).toEqual([])
    const again = await there.open('1.upload')
    expect(again).not.toBeNull()
    await again?.close()

    await there.remove('1.upload')
    await there.remove('1.upload')
    expect(await here.open('1.upload')).toBeNull()
  })
})

describe('a bucket', () => {
  it('is told the length before, and sent the whole file again where it was busy', async () => {
    const { uploads } = openStores({ dataDir: newFolder(), photosUrl: stand.url() })
    stand.busy = 1
    stand.requests.length = 0
    await uploads.save('2.upload', await uploads.scratch.write(pieces()))
    expect(stand.requests.map(({ method, length }) => [method, length])).toEqual([
      ['PUT', '300000'],
      ['PUT', '300000'],
    ])
    expect(stand.objects.get('/plateful/uploads/2.upload')?.equals(bytes)).toBe(true)
  })

  it('that takes nothing says so', async () => {
    const { uploads } = openStores({ dataDir: newFolder(), photosUrl: stand.url('full') })
    const received = await uploads.scratch.write(pieces())
    await expect(uploads.save('3.upload', received)).rejects.toThrow('The bucket answered 403 to PUT')
  })
})

describe('scratch', () => {
  it('keeps nothing of a file that breaks off', async () => {
    const dataDir = newFolder()
    const { scratch } = openStores({ dataDir, photosUrl: undefined }).uploads
    async function* broken(): AsyncGenerator<Buffer> {
      yield bytes
      throw new Error('the line went dead')
    }
    await expect(scratch.write(broken())).rejects.toThrow('the line went dead')
    expect(inScratch(dataDir)).toEqual([])
  })

  it('is swept of what a process left there that ended, a day later', async () => {
    const dataDir = newFolder()
    const { scratch } = openStores({ dataDir, photosUrl: undefined }).uploads
    await scratch.sweep(Date.now())
    const { path } = await scratch.write(pieces())
    const left = join(dataDir, 'scratch', 'left')
    writeFileSync(left, 'half')
    utimesSync(left, Date.now() / 1000 - 90_000, Date.now() / 1000 - 90_000)
    await scratch.sweep(Date.now())
    expect([existsSync(left), existsSync(path)]).toEqual([false, true])
  })
})
