import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSince, type Extra, extrasIn, takeExtras, toItem, withExtras } from './extra.ts'
import type { ShoppingItem } from './item.ts'

const nappies: Extra = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
const wipes: Extra = { id: 'w', name: 'wipes', quantity: 2, unit: 'packs' }
const onion: ShoppingItem = { ...toItem({ ...nappies, id: 'o', name: 'onion' }), category: 'Vegetables' }

test('a list takes up what waits, and nothing twice', () => {
  expect(withExtras([onion, toItem({ ...nappies, quantity: 3 })], [nappies, wipes])).toEqual([
    onion,
    toItem({ ...nappies, quantity: 3 }),
    toItem(wipes),
  ])
})

test('what somebody changed is told from what they know', () => {
  expect(changeSince([nappies], [])).toEqual({ put: [nappies], remove: [] })
  expect(changeSince([{ ...nappies, quantity: 2 }], [nappies, wipes])).toEqual({
    put: [{ ...nappies, quantity: 2 }],
    remove: ['w'],
  })
  expect(changeSince([nappies], [nappies])).toEqual({ put: [], remove: [] })
})

test('what others added comes, what they took off goes, what was typed here stays', () => {
  const unnamed = toItem({ ...wipes, id: 'u', name: '' })
  expect(takeExtras([onion, toItem(nappies), unnamed], [nappies], [wipes])).toEqual({
    items: [onion, unnamed, toItem(wipes)],
    gone: [toItem(nappies)],
  })
  const more = toItem({ ...nappies, quantity: 2 })
  expect(takeExtras([more], [nappies], []).items).toEqual([more])
  expect(takeExtras([], [nappies], [nappies]).items).toEqual([])
  const typing = { ...toItem(nappies), name: 'nappies ' }
  expect(takeExtras([typing], [nappies], [nappies]).items).toEqual([typing])
})

test('two phones that send what they did have the same extras in the end, and nothing that was added is lost', () => {
  type Step = { phone: 0 | 1; act: 'add' | 'sync' }
  const step = fc.record<Step>({ phone: fc.constantFrom(0, 1), act: fc.constantFrom('add', 'sync') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const server = new Map<string, Extra>()
      const phones = [0, 1].map(() => ({ items: [] as ShoppingItem[], known: [] as Extra[] }))
      const added: string[] = []
      const sync = (phone: (typeof phones)[number]) => {
        const { put, remove } = changeSince(extrasIn(phone.items), phone.known)
        for (const id of remove) server.delete(id)
        for (const extra of put) server.set(extra.id, extra)
        const { items } = takeExtras(phone.items, extrasIn(phone.items), [...server.values()])
        phone.items = items
        phone.known = [...server.values()]
      }
      for (const [at, { phone, act }] of steps.entries()) {
        const one = phones[phone]
        if (!one) continue
        if (act === 'sync') sync(one)
        else {
          added.push(`${at}`)
          one.items.push(toItem({ ...nappies, id: `${at}` }))
        }
      }
      for (const phone of [...phones, ...phones]) sync(phone)
      for (const { items } of phones) expect(items.map(({ id }) => id).toSorted()).toEqual(added.toSorted())
    }),
  )
})
