import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptAnswers, refuseStorage } from '../../../test/harness/browser-database.ts'
import { aUser } from '../../../test/harness/web-makers.ts'
import { forgetPerson, rememberPerson } from './known-person.ts'
import { clearOfflineCache, dropOld, keptAt, keptNames, readKept, writeKept } from './offline-cache.ts'

const NOW = Date.parse('2026-03-02T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const ada = { ...aUser({ id: 1 }), householdId: 1 }
const kept = (text: string, at = NOW) => ({ at, text, source: null })

/** This alone lies in the browser. */
function lies(entries: [string, unknown][]): void {
  keptAnswers.clear()
  for (const [key, value] of entries) keptAnswers.set(key, value)
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', {})
  rememberPerson(ada)
})
afterEach(() => vi.unstubAllGlobals())

describe('the offline cache (home 82)', () => {
  it('is read with the moment at which the server gave it', async () => {
    await writeKept('week', kept('[1]'))
    expect(await readKept('week')).toEqual(kept('[1]'))
    await writeKept('week', { at: NOW + 5 })
    expect(await readKept('week')).toEqual(kept('[1]', NOW + 5))
    expect([await keptAt('week'), await keptAt('day')]).toEqual([NOW + 5, undefined])
    expect(await keptNames()).toEqual(['week'])
  })

  it.each([
    ['another person', { ...ada, id: 2 }],
    ['the same person in another household', { ...ada, householdId: 2 }],
  ])('is not read by %s', async (_, other) => {
    await writeKept('week', kept('[1]'))
    rememberPerson(other)
    expect([await readKept('week'), await keptNames()]).toEqual([undefined, []])
    rememberPerson(ada)
    expect(await readKept('week')).toEqual(kept('[1]'))
  })

  it('is nothing where nobody is signed in', async () => {
    forgetPerson()
    await writeKept('week', kept('[1]'))
    expect(keptAnswers).toEqual(new Map())
  })

  it('is read by a newer build until that has its own, and said to be older (home 109)', async () => {
    await writeKept('week', kept('[1]'))
    expect([...keptAnswers.keys()][0]).toBe('1.1 offline-cache.ts week')
    const older = [...keptAnswers].map(([key, value]): [string, unknown] => [
      key.replace('offline-cache.ts', 'front-older.js'),
      value,
    ])
    lies([
      ['1.1 front-oldest.js week', { text: '[0]', source: null }],
      ['1.1 front-oldest.js week at', NOW - DAY],
      ['2.1 front-older.js week', { text: '[2]', source: null }],
      ['2.1 front-older.js week at', NOW + DAY],
      ...older,
    ])
    expect(await readKept('week')).toEqual({ ...kept('[1]'), isOlder: true })
    expect([await keptNames(), await keptAt('week')]).toEqual([['week'], undefined])
    await dropOld(NOW)
    expect(await readKept('week')).toEqual({ ...kept('[1]'), isOlder: true })
    await writeKept('week', kept('[3]'))
    await dropOld(NOW)
    expect([...keptAnswers.keys()]).toEqual(['1.1 offline-cache.ts week', '1.1 offline-cache.ts week at'])
  })

  it('is dropped where it is not what this build writes', async () => {
    lies([
      ['1.1 offline-cache.ts week', ['another shape']],
      ['1.1 offline-cache.ts week at', NOW],
      ['1.1 offline-cache.ts day', kept('[1]')],
    ])
    expect([await readKept('week'), await readKept('day')]).toEqual([undefined, undefined])
  })

  it('goes when it is of others, or older than two months', async () => {
    await writeKept('new', kept('[1]', NOW - 59 * DAY))
    await writeKept('old', kept('[1]', NOW - 61 * DAY))
    rememberPerson({ ...ada, householdId: 2 })
    await writeKept('theirs', kept('[1]'))
    rememberPerson(ada)
    await dropOld(NOW)
    expect([...keptAnswers.keys()]).toEqual(['1.1 offline-cache.ts new', '1.1 offline-cache.ts new at'])
  })

  it('goes at sign-out, with the photos', async () => {
    const gone: string[] = []
    vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name)) })
    await writeKept('week', kept('[1]'))
    await clearOfflineCache()
    expect([keptAnswers, gone]).toEqual([new Map(), ['plateful-photos']])
  })

  it('is nothing in a window that stores nothing, and nothing fails there', async () => {
    refuseStorage()
    await writeKept('week', kept('[1]'))
    expect([await readKept('week'), await keptNames(), await keptAt('week')]).toEqual([
      undefined,
      [],
      undefined,
    ])
    await dropOld(NOW)
    await clearOfflineCache()
  })
})
