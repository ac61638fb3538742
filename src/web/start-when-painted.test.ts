import { afterEach, describe, expect, it, vi } from 'vitest'
import { startWhenPainted } from './start-when-painted.ts'

/** Files that say when they run. */
function files(...names: string[]) {
  const ran: string[] = []
  for (const name of names)
    vi.doMock(name, () => {
      ran.push(name)
      return {}
    })
  return { names, ran }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the first files', () => {
  it('run one after the other once the splash is painted, and not before', async () => {
    const { names, ran } = files('/assets/words.js', '/assets/front.js')
    let paint = () => {}
    vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => (paint = drawn))
    startWhenPainted(names)
    await new Promise((nextTurn) => setTimeout(nextTurn))
    paint()
    expect(ran).toEqual([])
    await vi.waitFor(() => expect(ran).toEqual(names))
  })

  it('say so in the place of the splash where they cannot be loaded', async () => {
    document.body.innerHTML = '<div class="splash"><p hidden>Plateful could not be loaded.</p></div>'
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    vi.doMock('/assets/lost.js', () => {
      throw new Error('no signal')
    })
    startWhenPainted(['/assets/lost.js'])
    await vi.waitFor(() => expect(document.querySelector('p')?.hidden).toBe(false))
    expect(warned).toHaveBeenCalledOnce()
  })

  it('run at once in a page in the background, which is not painted', async () => {
    const { names, ran } = files('/assets/in-background.js')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.stubGlobal('requestAnimationFrame', () => 0)
    startWhenPainted(names)
    await vi.waitFor(() => expect(ran).toEqual(names))
  })
})
