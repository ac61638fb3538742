import { beforeEach, describe, expect, it } from 'vitest'
import type { Tick } from '../../../domain/shopping/tick.ts'
import { addTick, markTicksSent, requeueLostTicks, tickStoreOf, unsentTicksIn } from './ticks.ts'

const DAY = '2026-03-09'
const kept = tickStoreOf(1, { start: DAY, end: DAY })
const aTick = (change: Partial<Tick> = {}): Tick => ({
  itemId: 'milk',
  isChecked: true,
  at: 1_772_445_600_000,
  by: 'phone',
  ...change,
})
const waiting = (tick: Tick) => ({ ...tick, isSent: false })
const taken = (tick: Tick) => ({ ...tick, isSent: true })
const keep = (...ticks: (Tick & { isSent: boolean })[]) =>
  kept.write({ listId: 7, ticks, marks: [], unsentMarks: [] })

beforeEach(() => kept.write(null))

describe('a tick', () => {
  it('comes after all that this phone has seen of its item, also by a clock that is ahead, and waits to be sent', () => {
    const theirs = aTick({ at: Date.now() + 3_600_000, by: 'other phone' })
    addTick(kept, 7, [theirs], { itemId: 'milk', isChecked: false })
    const [tick] = unsentTicksIn(kept.read())
    expect(tick).toMatchObject({ itemId: 'milk', isChecked: false })
    expect(tick?.at).toBeGreaterThan(theirs.at)
  })

  it('is what the server made of it once it was sent; another one, and one that was made since, wait on', () => {
    const [sent, bread] = [aTick(), aTick({ itemId: 'bread' })]
    const since = aTick({ isChecked: false, at: sent.at + 1 })
    keep(waiting(bread), waiting(since))
    markTicksSent(kept, [sent], [sent])
    expect(kept.read()?.ticks).toEqual([waiting(bread), waiting(since)])
    const theirs = aTick({ isChecked: false, at: sent.at + 5, by: 'other phone' })
    keep(waiting(sent), waiting(bread))
    markTicksSent(kept, [sent], [theirs])
    expect(kept.read()?.ticks).toEqual([taken(theirs), waiting(bread)])
  })
})

describe('a tick that the server had', () => {
  it('and has no longer is sent again', () => {
    keep(taken(aTick()))
    expect(requeueLostTicks(kept, [])).toBe(true)
    expect(kept.read()?.ticks).toEqual([waiting(aTick())])
  })

  it.each([
    ['is there', [taken(aTick())], [aTick()]],
    ['gave way to a later one', [taken(aTick())], [aTick({ isChecked: false, at: 1_772_445_600_001 })]],
    ['was never sent', [waiting(aTick())], []],
  ])('is left alone where it %s', (_why, ticks, known) => {
    keep(...ticks)
    expect(requeueLostTicks(kept, known)).toBe(false)
    expect(kept.read()?.ticks).toEqual(ticks)
  })
})
