import { describe, expect, it } from 'vitest'
import { responseCache } from './response-cache.ts'

const ten = (letter: string) => Buffer.from(letter.repeat(10))

describe('a cached answer', () => {
  it('holds under its ETag, and is forgotten when there is another', () => {
    const cache = responseCache(1000)
    cache.set('1 /week', 'a', ten('x'))
    expect(cache.get('1 /week', 'a')).toEqual(ten('x'))
    expect(cache.get('2 /week', 'a')).toBeUndefined()
    expect(cache.get('1 /week', 'b')).toBeUndefined()
    expect(cache.get('1 /week', 'a')).toBeUndefined()
  })

  it('makes room for a newer one when it was not asked for longest', () => {
    const cache = responseCache(33, 0)
    for (const letter of ['a', 'b', 'c']) cache.set(letter, 'etag', ten(letter))
    cache.get('a', 'etag')
    cache.set('d', 'etag', ten('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key, 'etag'))).toEqual(['a', 'c', 'd'])
  })

  it('takes its room once, however often it changes, and none when it is larger than all the room', () => {
    const cache = responseCache(33, 0)
    for (let time = 0; time < 10; time += 1) cache.set('a', `etag ${time}`, ten('a'))
    cache.set('b', 'etag', ten('b'))
    cache.set('huge', 'etag', Buffer.alloc(31))
    expect(cache.get('huge', 'etag')).toBeUndefined()
    expect([cache.get('a', 'etag 9'), cache.get('b', 'etag')]).toEqual([ten('a'), ten('b')])
  })

  it('counts its address too: whoever asks for nothing under ever new ones fills no memory', () => {
    const cache = responseCache(10_000)
    const addresses = Array.from({ length: 100 }, (_, at) => `1 /week?${'x'.repeat(1000)}${at}`)
    for (const address of addresses) cache.set(address, 'etag', Buffer.from('[]'))
    expect(addresses.filter((address) => cache.get(address, 'etag'))).toEqual(addresses.slice(-7))
  })
})
