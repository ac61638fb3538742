import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList } from '../../../test/harness/makers.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'

const testApp = useTestApp()
const LISTS = '/api/completed-shopping-lists'

const locked = async (
  person: { call: (method: 'GET', path: string) => Promise<{ json(): unknown }> },
  range: string,
) => (await person.call('GET', `${LISTS}/check-locked/${range}`)).json()

describe('completed shopping lists', () => {
  it('completing a list keeps it and locks its days, deleting it unlocks them', async () => {
    const ada = await testApp.person()
    const made = await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ ...aList('2026-03-02', '2026-03-08'), userId: ada.user.id })
    expect((await ada.call('GET', LISTS)).json()).toEqual([made.json()])
    expect(await locked(ada, '2026-03-08/2026-03-20')).toEqual({ isLocked: true })
    expect(await locked(ada, '2026-03-09/2026-03-20')).toEqual({ isLocked: false })

    const path = `${LISTS}/${made.json<CompletedList>().id}`
    expect((await ada.call('DELETE', path)).statusCode).toBe(204)
    expect((await ada.call('DELETE', path)).statusCode).toBe(404)
    expect(await locked(ada, '2026-03-02/2026-03-08')).toEqual({ isLocked: false })
    expect((await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))).statusCode).toBe(201)
  })

  describe('items added by hand', () => {
    const EXTRAS = '/api/shopping-extras'
    const nappies = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
    const wipes = { id: 'w', name: 'wipes', quantity: 2, unit: 'packs' }
    const onList = (extra: typeof nappies) => ({
      ...extra,
      category: 'Extras to Order' as const,
      isChecked: false,
      recipeIds: [],
    })
    const waiting = async (person: Person) =>
      (await person.call('GET', EXTRAS)).json<{ items: unknown[] }>().items
    const complete = async (person: Person, start: string, end: string, items = [onList(wipes)]) =>
      (await person.call('POST', LISTS, aList(start, end, { items }))).json<CompletedList>()

    it('on one phone is on the list that another one completes, and on no other list', async () => {
      const ada = await testApp.person()
      expect((await ada.call('PATCH', EXTRAS, { put: [nappies] })).json()).toEqual({ items: [nappies] })
      const { items } = await complete(ada, '2026-03-02', '2026-03-08')
      expect(items).toEqual([onList(wipes), onList(nappies)])
      expect((await ada.call('GET', LISTS)).json()).toMatchObject([{ items }])
      expect(await waiting(ada)).toEqual([])
      expect((await complete(ada, '2026-03-09', '2026-03-15', [])).items).toEqual([])
    })

    it('stays beside what another phone adds, is written anew and taken off', async () => {
      const ada = await testApp.person()
      const change = async (body: object) => (await ada.call('PATCH', EXTRAS, body)).json()
      await Promise.all([change({ put: [nappies] }), change({ put: [wipes] })])
      expect(await waiting(ada)).toHaveLength(2)
      const more = { ...nappies, quantity: 2.5 }
      expect(await change({ put: [more], remove: ['w'] })).toEqual({ items: [more] })
      expect(await waiting(await testApp.person())).toEqual([])
    })

    it('is refused with a sentence without a name, and beyond what anybody adds by hand', async () => {
      const ada = await testApp.person()
      const many = (from: number) =>
        Array.from({ length: 400 }, (_, at) => ({ ...nappies, id: `${from + at}` }))
      const unnamed = await ada.call('PATCH', EXTRAS, { put: [{ ...nappies, name: ' ' }] })
      expect([unnamed.statusCode, unnamed.json()]).toEqual([
        400,
        expect.objectContaining({ message: 'Name the item' }),
      ])
      expect((await ada.call('PATCH', EXTRAS, { put: many(0) })).statusCode).toBe(200)
      const refused = await ada.call('PATCH', EXTRAS, { put: many(400) })
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({
          message: 'At most 500 items can be added by hand. Complete a list first.',
        }),
      ])
      expect(await waiting(ada)).toHaveLength(400)
    })

    it('and is not bought waits for the next list when its list is deleted; what is bought does not', async () => {
      const ada = await testApp.person()
      await ada.call('PATCH', EXTRAS, { put: [nappies] })
      const { id } = await complete(ada, '2026-03-02', '2026-03-08')
      const tick = { itemId: 'w', isChecked: true, at: testApp.clock.now.getTime(), by: 'phone' }
      await ada.call('PATCH', `${LISTS}/${id}/ticks`, { ticks: [tick] })
      expect((await ada.call('DELETE', `${LISTS}/${id}`)).statusCode).toBe(204)
      expect(await waiting(ada)).toEqual([nappies])
      expect((await complete(ada, '2026-03-02', '2026-03-08', [])).items).toEqual([onList(nappies)])
    })

    it('is not wanted any more when a list is deleted whose days are over', async () => {
      const ada = await testApp.person()
      const { id } = await complete(ada, '2020-03-02', '2020-03-08')
      await ada.call('DELETE', `${LISTS}/${id}`)
      expect(await waiting(ada)).toEqual([])
    })
  })

  it('a range that touches a locked day is refused with 423 and the sentence of the picker', async () => {
    const ada = await testApp.person()
    await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))
    const refused = await ada.call('POST', LISTS, aList('2026-03-08', '2026-03-10'))
    expect(refused.statusCode).toBe(423)
    expect(refused.json()).toMatchObject({
      message:
        'Cannot select date range that includes locked calendar periods: 2 Mar - 8 Mar 2026. Please choose different dates.',
    })
    expect((await ada.call('GET', LISTS)).json()).toHaveLength(1)
  })

  it('of ten lists completed at once over the same days one is taken', async () => {
    const ada = await testApp.person()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))),
    )
    expect(answers.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(423),
    ])
  })

  it('a day never changes behind a lock, also when both arrive at once', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    const [completed, ...writes] = await Promise.all([
      ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08')),
      ...Array.from({ length: 10 }, () =>
        ada.call('PATCH', '/api/calendar-assignments/2026-03-03', { isSkipped: true }),
      ),
    ])
    expect(completed.statusCode).toBe(201)
    expect(writes.every((response) => [200, 423].includes(response.statusCode))).toBe(true)
    const late = await ada.call('PATCH', '/api/calendar-assignments/2026-03-03', { isSkipped: false })
    expect(late.statusCode).toBe(423)
  })

  it('a list is deleted while it is ticked: neither waits for the other without end', async () => {
    const ada = await testApp.person()
    for (let round = 0; round < 5; round++) {
      const made = await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))
      const path = `${LISTS}/${made.json<CompletedList>().id}`
      const ticks = [{ itemId: 'item-1', isChecked: true, at: 1, by: 'phone' }]
      const tick = () => ada.call('PATCH', `${path}/ticks`, { ticks })
      const [before, deleted, after] = await Promise.all([tick(), ada.call('DELETE', path), tick(), tick()])
      expect(deleted.statusCode).toBe(204)
      expect([200, 404]).toContain(before.statusCode)
      expect([200, 404]).toContain(after.statusCode)
    }
  })

  it('takes an item that says no more than what to buy, and ticks that say no more than which', async () => {
    const ada = await testApp.person()
    const milk = { id: 'milk', name: 'milk', category: 'Dairy & Eggs', quantity: 1, unit: 'pint' }
    const made = await ada.call('POST', LISTS, { ...aList('2026-03-02', '2026-03-08'), items: [milk] })
    expect(made.json()).toMatchObject({ items: [{ ...milk, isChecked: false, recipeIds: [] }] })
    const days = { startDate: '2026-03-02', endDate: '2026-03-08' }
    const ticked = await ada.call('PUT', LISTS, { ...days, items: [{ id: 'milk', isChecked: true }] })
    expect(ticked.json()).toMatchObject({ items: [{ ...milk, isChecked: true }] })
  })

  it('PUT keeps ticks and nothing else', async () => {
    const ada = await testApp.person()
    const list = aList('2026-03-02', '2026-03-08')
    await ada.call('POST', LISTS, list)
    const forged = list.items.map((item) => ({ ...item, name: 'caviar', quantity: 9, isChecked: true }))
    const extra = { ...forged[0], id: 'item-2' }
    const ticked = await ada.call('PUT', LISTS, {
      startDate: '2026-03-02',
      endDate: '2026-03-08',
      items: [...forged, extra],
    })
    expect(ticked.statusCode).toBe(200)
    expect(ticked.json<CompletedList>().items).toEqual(
      list.items.map((item) => ({ ...item, isChecked: true })),
    )
    const none = await ada.call('PUT', LISTS, { startDate: '2026-03-02', endDate: '2026-03-09', items: [] })
    expect(none.statusCode).toBe(404)
  })

  describe('ticks', () => {
    const NOW = Date.parse('2026-03-02T09:00:00.000Z')
    const three = ['milk', 'bread', 'eggs'].map((id) => ({ ...aList('', '').items[0], id, name: id }))
    const withList = async () => {
      const ada = await testApp.person()
      const made = await ada.call('POST', LISTS, { ...aList('2026-03-02', '2026-03-08'), items: three })
      const { id } = made.json<CompletedList>()
      const tick = (itemId: string, isChecked: boolean, at: number, by = 'phone') =>
        ada.call('PATCH', `${LISTS}/${id}/ticks`, { ticks: [{ itemId, isChecked, at, by }] })
      const put = (checked: string[], more: object = {}) =>
        ada.call('PUT', LISTS, {
          startDate: '2026-03-02',
          endDate: '2026-03-08',
          items: three.map((item) => ({ ...item, isChecked: checked.includes(item.id) })),
          ...more,
        })
      const ticked = async () =>
        (await ada.call('GET', LISTS))
          .json<CompletedList[]>()[0]
          ?.items.filter(({ isChecked }) => isChecked)
          .map((item) => item.id)
      return { ada, id, tick, put, ticked }
    }

    it('of two phones come together, in whatever order they arrive and however often', async () => {
      const { tick, ticked } = await withList()
      await tick('milk', true, NOW - 5000, 'hers')
      await tick('bread', true, NOW - 9000, 'his')
      expect((await tick('milk', false, NOW - 4000, 'his')).json<CompletedList>().items[0]?.isChecked).toBe(
        false,
      )
      await tick('milk', true, NOW - 5000, 'hers')
      await tick('bread', true, NOW - 9000, 'his')
      expect(await ticked()).toEqual(['bread'])
    })

    it('all of them count when many arrive at once', async () => {
      const { tick, ticked } = await withList()
      await Promise.all(
        ['milk', 'bread', 'eggs'].map((id, index) => tick(id, true, NOW - index, `phone ${index}`)),
      )
      expect(await ticked()).toEqual(['milk', 'bread', 'eggs'])
    })

    it('from a clock that runs ahead do not win for days', async () => {
      const { tick, ticked } = await withList()
      const ahead = await tick('milk', true, NOW + 86_400_000, 'fast')
      expect(ahead.json<CompletedList>().ticks).toEqual([
        { itemId: 'milk', isChecked: true, at: NOW, by: 'fast' },
      ])
      await tick('milk', false, NOW + 500, 'right')
      expect(await ticked()).toEqual([])
    })

    it('PUT ticks and takes back, and leaves what was ticked later than it says', async () => {
      const { tick, put, ticked } = await withList()
      await put(['milk'])
      await put([])
      expect(await ticked()).toEqual([])
      await tick('bread', true, NOW - 1000)
      await put([], { at: NOW - 2000 })
      expect(await ticked()).toEqual(['bread'])
      await put(['eggs'])
      expect(await ticked()).toEqual(['eggs'])
    })

    it('of what is not on the list are let go, of a list that is not there answer 404', async () => {
      const { ada, id, tick } = await withList()
      expect((await tick('caviar', true, NOW)).json<CompletedList>().ticks).toEqual([])
      const eve = await testApp.person()
      const body = { ticks: [{ itemId: 'milk', isChecked: true, at: NOW, by: 'eve' }] }
      expect((await eve.call('PATCH', `${LISTS}/${id}/ticks`, body)).statusCode).toBe(404)
      expect((await ada.call('PATCH', `${LISTS}/${id}/ticks`, { ticks: [] })).statusCode).toBe(400)
    })
  })

  it.each([
    [{ name: '' }, 'Give the list a name'],
    [{ startDate: '2026-03-09' }, 'Start date must be before end date'],
  ])('refuses %j', async (change, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08', change))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })
})
