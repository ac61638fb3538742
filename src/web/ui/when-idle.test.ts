import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSequentially } from './when-idle.ts'

/** Jobs that record when they begin, and end when the test says so. */
function works(...names: string[]) {
  const begun: string[] = []
  const end = new Map<string, { well: () => void; badly: () => void }>()
  const all = names.map((name) => () => {
    begun.push(name)
    return new Promise<void>((resolve, reject) =>
      end.set(name, { well: resolve, badly: () => reject(new Error('no signal')) }),
    )
  })
  return { all, begun, end: (name: string) => end.get(name) }
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', (asked: number) => clearTimeout(asked))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('tasks run one by one', () => {
  it('begins when the one before has ended, well or badly', async () => {
    const { all, begun, end } = works('menu', 'dialog', 'calendar')
    runSequentially(all)
    await expect.poll(() => begun).toEqual(['menu'])
    end('menu')?.badly()
    await expect.poll(() => begun).toEqual(['menu', 'dialog'])
    end('dialog')?.well()
    await expect.poll(() => begun).toEqual(['menu', 'dialog', 'calendar'])
  })

  it('begins nothing before the page is painted', () => {
    const paints: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => paints.push(paint))
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
    const { all, begun } = works('menu')
    runSequentially(all)
    expect(begun).toEqual([])
    for (const paint of paints) paint(0)
    expect(begun).toEqual(['menu'])
  })

  it('is called off as a whole, in the middle of one too', async () => {
    const { all, begun, end } = works('menu', 'dialog')
    const callOff = runSequentially(all)
    await expect.poll(() => begun).toEqual(['menu'])
    callOff()
    end('menu')?.well()
    vi.useFakeTimers()
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(begun).toEqual(['menu'])
  })
})
