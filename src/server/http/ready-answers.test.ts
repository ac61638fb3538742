import { describe, expect, it } from 'vitest'
import { readyInMemory } from './ready-answers.ts'

const ten = (letter: string) => Buffer.from(letter.repeat(10))

describe('a ready answer', () => {
  it('holds under its word, and is forgotten when there is another', () => {
    const ready = readyInMemory(1000)
    ready.keep('1 /week', 'a', ten('x'))
    expect(ready.find('1 /week', 'a')).toEqual(ten('x'))
    expect(ready.find('2 /week', 'a')).toBeUndefined()
    expect(ready.find('1 /week', 'b')).toBeUndefined()
    expect(ready.find('1 /week', 'a')).toBeUndefined()
  })

  it('makes room for a newer one when it was not asked for longest', () => {
    const ready = readyInMemory(33, 0)
    for (const letter of ['a', 'b', 'c']) ready.keep(letter, 'word', ten(letter))
    ready.find('a', 'word')
    ready.keep('d', 'word', ten('d'))
    expect(['a', 'b', 'c', 'd'].filter((key) => ready.find(key, 'word'))).toEqual(['a', 'c', 'd'])
  })

  it('takes its room once, however often it changes, and none when it is larger than all the room', () => {
    const ready = readyInMemory(33, 0)
    for (let time = 0; time < 10; time += 1) ready.keep('a', `word ${time}`, ten('a'))
    ready.keep('b', 'word', ten('b'))
    ready.keep('huge', 'word', Buffer.alloc(31))
    expect(ready.find('huge', 'word')).toBeUndefined()
    expect([ready.find('a', 'word 9'), ready.find('b', 'word')]).toEqual([ten('a'), ten('b')])
  })

  it('counts its address too: whoever asks for nothing under ever new ones fills no memory', () => {
    const ready = readyInMemory(10_000)
    const addresses = Array.from({ length: 100 }, (_, at) => `1 /week?${'x'.repeat(1000)}${at}`)
    for (const address of addresses) ready.keep(address, 'word', Buffer.from('[]'))
    expect(addresses.filter((address) => ready.find(address, 'word'))).toEqual(addresses.slice(-7))
  })
})
