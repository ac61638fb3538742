import { describe, expect, it } from 'vitest'
import { nextSlice } from './next-slice.ts'

/** Work in so many slices, which reports when each begins. */
async function work(householdId: number, slices: number, say: (name: string) => void) {
  for (let slice = 1; slice <= slices; slice += 1) {
    await nextSlice(householdId)
    say(`${householdId}.${slice}`)
  }
}

describe('work in slices', () => {
  it('goes on one household after the other, however much one of them wants', async () => {
    const order: string[] = []
    const say = (name: string) => order.push(name)
    await Promise.all([work(1, 2, say), work(1, 2, say), work(1, 2, say), work(2, 3, say)])
    expect(order.filter((name) => name.startsWith('2'))).toEqual(['2.1', '2.2', '2.3'])
    expect(order.slice(0, 6).map((name) => name[0])).toEqual(['1', '2', '1', '2', '1', '2'])
  })

  it('looks at what has come in after each of them', async () => {
    const order: string[] = []
    const say = (name: string) => order.push(name)
    const comesIn = async () => {
      for (let time = 0; time < 4; time += 1) {
        await new Promise(setImmediate)
        say('call')
      }
    }
    await Promise.all([work(1, 1, say), work(2, 1, say), work(3, 1, say), comesIn()])
    expect(order).toEqual(['1.1', 'call', '2.1', 'call', '3.1', 'call', 'call'])
  })
})
