import { describe, expect, it, vi } from 'vitest'
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
