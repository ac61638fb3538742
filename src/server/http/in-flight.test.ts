import { describe, expect, it } from 'vitest'
import { InFlight } from './in-flight.ts'

/** Makes answers and keeps what was answered; each answer waits until the test releases it. */
function kitchen() {
  const inFlight = new InFlight()
  const letGo: ((error?: Error) => void)[] = []
  const state = { etag: 'a', isAway: false }
  const etagOf = async () => {
    if (state.isAway) throw new Error('the database is away')
    return state.etag
  }
  const make = async (etag: string) => {
    const nth = letGo.length + 1
    await new Promise<void>((resolve, reject) =>
      letGo.push((error) => (error === undefined ? resolve() : reject(error))),
    )
    return { body: Buffer.from(`${nth} of ${etag}`), etag }
  }
  const ask = async () => String((await inFlight.get('1 /list', state.etag, { etagOf, make })).body)
  return { state, ask, letGo }
}

describe('an answer that is being made', () => {
  it('is everybody’s who asks for the same meanwhile, and nobody’s after that', async () => {
    const { ask, letGo } = kitchen()
    const both = [ask(), ask()]
    await expect.poll(() => letGo).toHaveLength(1)
    letGo[0]?.()
    expect(await Promise.all(both)).toEqual(['1 of a', '1 of a'])
    const later = ask()
    await expect.poll(() => letGo).toHaveLength(2)
    letGo[1]?.()
    expect(await later).toBe('2 of a')
  })

  it('is not theirs who ask after a change: the next one is made for all of them, when the first is done', async () => {
    const { state, ask, letGo } = kitchen()
    const before = ask()
    await expect.poll(() => letGo).toHaveLength(1)
    state.etag = 'b'
    const after = [ask(), ask()]
    state.etag = 'c'
    after.push(ask())
    expect(letGo).toHaveLength(1)
    letGo[0]?.()
    expect(await before).toBe('1 of a')
    await expect.poll(() => letGo).toHaveLength(2)
    letGo[1]?.()
    expect(await Promise.all(after)).toEqual(['2 of c', '2 of c', '2 of c'])
  })

  it('that fails is tried again for who asks next, and for who waited for the next', async () => {
    const { state, ask, letGo } = kitchen()
    const failing = ask()
    await expect.poll(() => letGo).toHaveLength(1)
    state.etag = 'b'
    const waiting = ask()
    letGo[0]?.(new Error('the disk is away'))
    await expect(failing).rejects.toThrow('the disk is away')
    await expect.poll(() => letGo).toHaveLength(2)
    letGo[1]?.()
    expect(await waiting).toBe('2 of b')
  })

  it('is not kept from later ones when its ETag could not be read', async () => {
    const { state, ask, letGo } = kitchen()
    const first = ask()
    await expect.poll(() => letGo).toHaveLength(1)
    state.etag = 'b'
    const waiting = ask()
    state.isAway = true
    letGo[0]?.()
    await first
    await expect(waiting).rejects.toThrow('the database is away')
    state.isAway = false
    const later = ask()
    await expect.poll(() => letGo).toHaveLength(2)
    letGo[1]?.()
    expect(await later).toBe('2 of b')
  })
})
