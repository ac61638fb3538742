import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aList } from '../../../test/harness/makers.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { changeRow } from '../../domain/shopping/make-edit.ts'
import type { LastPrice, Price } from '../../domain/shopping/price.ts'
import { noEdits, type ShopMark } from '../../domain/shopping/row-edit.ts'
import type { ShopOrder } from '../../domain/shopping/shop-order.ts'

const testApp = useTestApp()
const LISTS = '/api/completed-shopping-lists'
const OPEN = '/api/open-shopping-list'
const now = () => testApp.clock.now.getTime()
const cost = (minor: number, shopId = 'first'): Price => ({ minor, currency: 'GBP', shopId })
const row = (id: string, name = id) => ({
  id,
  name,
  category: 'Vegetables' as const,
  quantity: 2,
  unit: 'kg',
  recipeIds: [],
  isChecked: false,
})
const mark = (itemId: string, price: Price | null, at = now()): ShopMark => ({
  itemId,
  set: { price: { value: price, at, by: 'phone' } },
})
const completed = async (person: Person, ...names: string[]) => {
  const items = names.map((name, at) => row(`row-${at}`, name))
  return (
    await person.call('POST', LISTS, aList('2026-03-02', '2026-03-08', { items }))
  ).json<CompletedList>()
}
const say = (person: Person, { id }: { id: number }, ...marks: ShopMark[]) =>
  person.call('PATCH', `${LISTS}/${id}/marks`, { marks })
const prices = async (person: Person) =>
  (await person.call('GET', '/api/shop-prices'))
    .json<{ prices: LastPrice[] }>()
    .prices.map(({ food, shopId, minor, quantity, unit }) => [food, shopId, minor, quantity, unit])

describe('prices as one types them (shopping 64)', () => {
  it('are kept by food and shop, for as much as was bought; the last one counts', async () => {
    const ada = await testApp.person()
    const list = await completed(ada, 'Leeks', 'rice')
    const answer = await say(ada, list, mark('row-0', cost(120), 2000), mark('row-1', cost(99), 3000))
    expect(answer.json<CompletedList>().items.map(({ price }) => price?.minor)).toEqual([120, 99])
    await say(ada, list, mark('row-0', cost(150, 'market'), 4000))
    const kept = [
      ['leek', 'market', 150, 2, 'kg'],
      ['rice', 'first', 99, 2, 'kg'],
      ['leek', 'first', 120, 2, 'kg'],
    ]
    expect(await prices(ada)).toEqual(kept)
    // Neither a late price nor a removed one undoes a price that was typed later.
    await say(ada, list, mark('row-0', cost(10, 'market'), 1000))
    await say(ada, list, mark('row-0', null, 9000))
    expect(await prices(ada)).toEqual(kept)
  })

  it('are kept of the list in the making, and go onto the completed one', async () => {
    const ada = await testApp.person()
    const days = { startDate: '2026-03-02', endDate: '2026-03-08' }
    const list = {
      id: 'list',
      replaces: null,
      ...days,
      items: [row('leeks')],
      origins: {},
      foods: {},
      meals: '',
    }
    await ada.call('POST', OPEN, { ...list, edits: noEdits })
    const edits = changeRow(noEdits, 'leeks', { price: cost(120) }, { now: now(), by: 'phone' })
    expect((await ada.call('PATCH', OPEN, { listId: 'list', edits })).statusCode).toBe(200)
    expect(await prices(ada)).toEqual([['leek', 'first', 120, 2, 'kg']])
    const done = await ada.call('POST', LISTS, {
      ...aList(days.startDate, days.endDate, { items: [] }),
      listId: 'list',
    })
    expect(done.json<CompletedList>().items[0]?.price).toEqual(cost(120))
    const late = changeRow(noEdits, 'leeks', { price: cost(130) }, { now: now() + 5, by: 'his' })
    await ada.call('PATCH', OPEN, { listId: 'list', edits: late })
    expect(await prices(ada)).toEqual([['leek', 'first', 130, 2, 'kg']])
  })

  it('are those of what was taken instead', async () => {
    const ada = await testApp.person()
    const list = await completed(ada, 'milk')
    const notThere = { value: { instead: 'oat milk' }, at: now(), by: 'phone' }
    await say(ada, list, {
      itemId: 'row-0',
      set: { notThere, price: { value: cost(180), at: now(), by: 'phone' } },
    })
    expect(await prices(ada)).toEqual([['oat milk', 'first', 180, null, '']])
  })

  it('are a household’s own', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const list = await completed(ada, 'leeks')
    expect((await say(eve, list, mark('row-0', cost(1)))).statusCode).toBe(404)
    await say(ada, list, mark('row-0', cost(120)))
    expect(await prices(eve)).toEqual([])
    expect((await testApp.visit('GET', '/api/shop-prices')).statusCode).toBe(401)
  })

  it.each([{ minor: 1.5 }, { minor: -1 }, { minor: 1e12 }, { currency: 'XAU' }])(
    'are never %j',
    async (wrong) => {
      const ada = await testApp.person()
      const list = await completed(ada, 'leeks')
      const said = await say(ada, list, mark('row-0', { ...cost(1), ...wrong } as Price))
      expect([said.statusCode, await prices(ada)]).toEqual([400, []])
    },
  )

  it('are off until the family wants them, in its currency', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const currency = async (person: Person) =>
      (await person.call('GET', '/api/shop-order')).json<ShopOrder>().currency
    expect(await currency(ada)).toBeNull()
    await ada.call('PATCH', '/api/shop-order', { currency: 'EUR' })
    await ada.call('PATCH', '/api/shop-order', { have: ['salt'] })
    expect([await currency(ada), await currency(eve)]).toEqual(['EUR', null])
    expect((await ada.call('PATCH', '/api/shop-order', { currency: 'XAU' })).statusCode).toBe(400)
  })
})
