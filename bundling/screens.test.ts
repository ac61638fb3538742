import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstReads } from '../src/web/api/preload.ts'
import { mostOpenedScreens } from '../src/web/most-opened-screens.ts'
import { ADDRESSES } from './screens.ts'

const addresses = ADDRESSES.flatMap(([some]) => some.split(' ')).toSorted()

it('the screens that are opened most are the same for the bundling, the first code and the first calls', () => {
  expect(Object.keys(mostOpenedScreens).toSorted()).toEqual(addresses)
  // What the shop reads depends on the days that its address names.
  expect([...Object.keys(firstReads), '/shopping-list/shop'].toSorted()).toEqual(addresses)
})

it('each of them has a module', () => {
  expect(ADDRESSES.filter(([, screen]) => !existsSync(screen))).toEqual([])
})
