import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { browserStorage, tabStorage } from './browser-storage.ts'

const Meal = z.object({ name: z.string() })
/** A storage without room for anything more. */
function fillUp() {
  const room = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => room.getItem(key),
    removeItem: (key: string) => room.removeItem(key),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError')
    },
  })
}

describe('browser storage', () => {
  it('is found again as it was written, and not after it was taken away', () => {
    expect(browserStorage.read('a')).toBeNull()
    expect(browserStorage.write('a', 'soup')).toBe(true)
    expect([browserStorage.read('a'), localStorage.getItem('a')]).toEqual(['soup', 'soup'])
    expect(tabStorage.read('a')).toBeNull()
    browserStorage.write('a', null)
    expect([browserStorage.read('a'), localStorage.getItem('a')]).toEqual([null, null])
  })

  it.each([
    ['{"name":"soup"}', { name: 'soup' }],
    ['{"name":3}', undefined],
    ['{"name":', undefined],
    ['', undefined],
    ['null', undefined],
  ])('is read as what it should be, or not at all: %s', (text, read) => {
    browserStorage.write('a', text)
    expect(browserStorage.readAs('a', Meal)).toEqual(read)
  })

  it('is forgotten by its keys', () => {
    browserStorage.write('list', '1')
    browserStorage.write('theme', '2')
    browserStorage.forget((key) => key === 'list')
    expect(browserStorage.keys()).toEqual(['theme'])
  })

  describe('a large text (shopping 87)', () => {
    const stored = () => localStorage.getItem('list')
    beforeEach(() => {
      browserStorage.write('list', 'old')
      browserStorage.writeLater('list', () => 'new')
    })

    it('is stored after the next paint', async () => {
      expect([stored(), browserStorage.isPending('list')]).toEqual(['old', true])
      await expect.poll(stored).toBe('new')
      expect(browserStorage.isPending('list')).toBe(false)
    })

    it.each([
      ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
      ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['somebody reads it', () => browserStorage.read('list')],
    ])('is stored at once when %s', (_when, happen) => {
      happen()
      expect(stored()).toBe('new')
    })

    it('is stored at once in a hidden page, where nothing is painted', () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      browserStorage.writeLater('list', () => 'newer')
      expect(stored()).toBe('newer')
    })

    it('is gone where it was forgotten meanwhile', () => {
      expect(browserStorage.keys()).toEqual(['list'])
      browserStorage.forget(() => true)
      window.dispatchEvent(new Event('pagehide'))
      expect(stored()).toBeNull()
    })
  })

  it('stays until the page is closed where it finds no room, and leaves nothing older behind', () => {
    browserStorage.write('a', 'old')
    fillUp()
    expect(browserStorage.write('a', 'new')).toBe(false)
    expect([browserStorage.read('a'), localStorage.getItem('a')]).toEqual(['new', null])
    vi.unstubAllGlobals()
    expect(browserStorage.keys()).toEqual(['a'])
    expect(browserStorage.write('a', 'newer')).toBe(true)
    expect([browserStorage.read('a'), browserStorage.keys()]).toEqual(['newer', ['a']])
  })

  it('lives as long as the page where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', null)
    expect(browserStorage.read('a')).toBeNull()
    expect(browserStorage.write('a', 'soup')).toBe(false)
    expect([browserStorage.read('a'), browserStorage.keys()]).toEqual(['soup', ['a']])
    browserStorage.forget((key) => key === 'a')
    expect([browserStorage.read('a'), browserStorage.keys()]).toEqual([null, []])
  })
})
