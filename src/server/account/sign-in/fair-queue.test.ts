import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const bounds = { atOnce: 2, mostInLine: 100, mostWaiting: 1000, full: () => new Error('full') }
const other = (line: string) => ({ line, isFirst: false })
const first = (line: string) => ({ line, isFirst: true })

/**
 * A queue whose jobs end one after another on demand, with a record of the order in which they
 * began.
 */
function queueOf(change: Partial<typeof bounds> = {}) {
  const queue = new FairQueue({ ...bounds, ...change })
  const begun: string[] = []
  const open: (() => void)[] = []
  const run = async (name: string, place = other(name)) => {
    const work = async () => {
      begun.push(name)
      await new Promise<void>((done) => open.push(done))
      return name
    }
    return queue.run(place, work).catch((error: Error) => `${name} is refused: ${error.message}`)
  }
  const finish = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) {
      open.shift()?.()
      // The next job begins before anything else that is ready.
      await new Promise(setImmediate)
    }
  }
  return { run, begun, finish }
}

describe('a fair queue', () => {
  it('works on so many at once and answers what they answer', async () => {
    const { run, begun, finish } = queueOf()
    const all = Promise.all(['a', 'b', 'c', 'd'].map(async (name) => run(name)))
    expect(begun).toEqual(['a', 'b'])
    await finish(1)
    expect(begun).toEqual(['a', 'b', 'c'])
    await finish(3)
    expect(await all).toEqual(['a', 'b', 'c', 'd'])
  })

  it('goes on when work fails', async () => {
    const queue = new FairQueue({ ...bounds, atOnce: 1 })
    const failing = queue.run(other('a'), async () => {
      throw new Error('broken')
    })
    const next = queue.run(other('a'), async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })

  it('lets lines take turns: one of a hundred others keeps nobody waiting for all of them', async () => {
    const { run, begun, finish } = queueOf({ atOnce: 1 })
    for (let nth = 0; nth < 100; nth += 1) void run(`flood ${nth}`, other('flood'))
    void run('owner', other('home'))
    void run('guest', other('hotel'))
    await finish(4)
    expect(begun).toEqual(['flood 0', 'flood 1', 'owner', 'guest', 'flood 2'])
  })

  it('lets go first who is known, and serves another one now and then', async () => {
    const { run, begun, finish } = queueOf({ atOnce: 1 })
    for (const name of ['a', 'b', 'c']) void run(name)
    for (let nth = 1; nth <= 6; nth += 1) void run(`known ${nth}`, first('home'))
    await finish(8)
    expect(begun.slice(1)).toEqual([
      'known 1',
      'known 2',
      'known 3',
      'known 4',
      'b',
      'known 5',
      'known 6',
      'c',
    ])
  })

  it('refuses who finds their line full, and nobody else', async () => {
    const { run, begun, finish } = queueOf({ atOnce: 1, mostInLine: 2 })
    for (let nth = 0; nth < 3; nth += 1) void run(`flood ${nth}`, other('flood'))
    expect(await run('flood 3', other('flood'))).toBe('flood 3 is refused: full')
    const known = run('known', first('flood'))
    const owner = run('owner')
    await finish(5)
    expect([await known, await owner]).toEqual(['known', 'owner'])
    expect(begun).not.toContain('flood 3')
  })

  it('makes room for who is alone from the longest line, and for who is known from the others', async () => {
    const { run, begun, finish } = queueOf({ atOnce: 1, mostWaiting: 3 })
    const flood = Array.from({ length: 4 }, async (_, nth) => run(`flood ${nth}`, other('flood')))
    const owner = run('owner')
    expect(await flood[3]).toBe('flood 3 is refused: full')
    // Now two lines have fewer jobs to spare than a new caller would add.
    const known = run('known', first('home'))
    expect(await flood[2]).toBe('flood 2 is refused: full')
    expect(await run('stranger')).toBe('stranger is refused: full')
    await finish(4)
    expect([await known, await owner]).toEqual(['known', 'owner'])
    expect(begun).toEqual(['flood 0', 'known', 'flood 1', 'owner'])
  })

  it('refuses who is known only where nobody but others who are known waits', async () => {
    const { run, finish } = queueOf({ atOnce: 1, mostWaiting: 2 })
    void run('a')
    const waiting = [run('b', first('b')), run('c', first('c'))]
    expect(await run('d', first('d'))).toBe('d is refused: full')
    await finish(3)
    expect(await Promise.all(waiting)).toEqual(['b', 'c'])
  })
})
