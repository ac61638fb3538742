import { expect, it } from 'vitest'
import { refuse } from '../../../domain/refusal.ts'
import { Interrupted } from './interrupted.ts'
import { webPhotos } from './web-photos.ts'

/** Sites with every photo, except the addresses that refuse; `asked` has the requested ones. */
function guest(refusing: (address: string) => boolean = () => false, isStopping = () => false) {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const fetchImage = async (address: string) => {
    asked.push(address)
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    if (refusing(address)) throw refuse('PAGE_TIMEOUT', 'This site took too long to answer.')
    return { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/jpeg' }
  }
  const pages = { fetchImage, fetchPage: () => Promise.reject(new Error('no page is asked for')) }
  return { asked, most: () => most, fetch: webPhotos({ external: { pages }, userId: 1, isStopping }) }
}

const photos = (site: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://${site}.example/${at}.jpg`)

it('are asked for two at a time', async () => {
  const { asked, most, fetch } = guest()
  const found = await Promise.all([...photos('one', 4), ...photos('two', 4)].map(fetch))
  expect(found.every((bytes) => bytes?.length === 3)).toBe(true)
  expect([asked.length, most()]).toEqual([8, 2])
})

it('are not asked for any more on a site that refused three running, and on others they are', async () => {
  const { asked, fetch } = guest((address) => address.includes('dead'))
  for (const address of [...photos('dead', 10), ...photos('alive', 2)]) {
    expect((await fetch(address)) === null).toBe(address.includes('dead'))
  }
  expect(asked).toEqual([...photos('dead', 3), ...photos('alive', 2)])
})

it('are asked for on a site that only misses some', async () => {
  const { asked, fetch } = guest((address) => !address.endsWith('0.jpg'))
  const tries = ['1', '2', '0', '3', '4', '0'].map((name) => `https://some.example/${name}.jpg`)
  const found: boolean[] = []
  for (const address of tries) found.push((await fetch(address)) !== null)
  expect(found).toEqual([false, false, true, false, false, true])
  expect(asked).toEqual(tries)
})

it('wait for the next start when the process is about to stop', async () => {
  const { asked, fetch } = guest(undefined, () => true)
  await expect(fetch('https://one.example/0.jpg')).rejects.toThrow(Interrupted)
  expect(asked).toEqual([])
})
