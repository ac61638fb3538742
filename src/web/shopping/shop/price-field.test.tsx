import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { aBigShop, aRow, keepsList, start, end, SHOP } from '../../../../test/harness/web-shop.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import {
  changeShopOrderCall,
  markListCall,
  shopOrderCall,
  shopPricesCall,
} from '../../../contract/shopping.ts'
import { changeShopOrder } from '../../../domain/shopping/change-shop-order.ts'
import { type ShopOrder, defaultShopOrder } from '../../../domain/shopping/shop-order.ts'

const list = aBigShop([aRow('apples', 'Fruits', 'kg'), aRow('leeks', 'Vegetables', 'kg')])

let order: ShopOrder
beforeEach(() => {
  order = { ...defaultShopOrder, currency: 'GBP' }
  keepsList(list)
  server.answers(shopPricesCall, { prices: [] })
  server.answers(shopOrderCall, () => order)
  server.answers(changeShopOrderCall, ({ body }) => (order = changeShopOrder(order, body)))
})

const said = () =>
  server.received(markListCall).flatMap(({ body }) => body.marks.map(({ set }) => set.price?.value))
const field = (name: string) => screen.findByLabelText(`Price of ${name}`)

describe('prices in the shop (shopping 64)', () => {
  it('are not asked for until the family wants them', async () => {
    order = defaultShopOrder
    visit(SHOP)
    await screen.findByRole('checkbox', { name: /apples/ })
    expect(screen.queryByLabelText(/^Price of/)).toBeNull()
    expect(server.received(shopPricesCall)).toEqual([])
  })

  it('are switched on beside the measures, in a currency', async () => {
    order = defaultShopOrder
    const person = visit(`/shopping-list/finalize?start=${start}&end=${end}&previous=true`)
    await person.selectOptions(await screen.findByLabelText('Prices'), 'Euros (€)')
    await expect.poll(() => order.currency).toBe('EUR')
  })

  it('are typed at a row and summed, of what is in the trolley and of all', async () => {
    const person = visit(SHOP)
    await person.type(await field('apples'), '1,20{Enter}')
    expect(screen.getByText('£1.20 for 1 of 2 items')).toBeVisible()
    expect(((await field('apples')) as HTMLInputElement).value).toBe('1.20')
    await person.type(await field('leeks'), '99p')
    await person.click(screen.getByRole('checkbox', { name: /apples/ }))
    expect(screen.getByText('In the trolley £1.20 · £2.19 for 2 of 2 items')).toBeVisible()
    await expect.poll(said).toEqual([
      { minor: 120, currency: 'GBP', shopId: 'first' },
      { minor: 99, currency: 'GBP', shopId: 'first' },
    ])
    await person.clear(await field('leeks'))
    await person.tab()
    expect(screen.getByText('In the trolley £1.20 · £1.20 for 1 of 2 items')).toBeVisible()
  })

  it('say beside the field what is wrong, and keep what was typed', async () => {
    const person = visit(SHOP)
    await person.type(await field('apples'), 'cheap{Enter}')
    const input = (await field('apples')) as HTMLInputElement
    expect(screen.getByText('Type a price such as 1.20').id).toBe(input.getAttribute('aria-describedby'))
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['cheap', 'true'])
    await person.clear(input)
    await person.type(input, '3{Enter}')
    expect(screen.queryByText(/^Type a price/)).toBeNull()
    expect(input.value).toBe('3.00')
  })

  it('are known from last time, by shop and in proportion, and then the sum is about that', async () => {
    const last = { minor: 120, currency: 'GBP' as const, food: 'apple', quantity: 2, unit: 'kg' }
    server.answers(shopPricesCall, {
      prices: [
        { ...last, shopId: 'first' },
        { ...last, shopId: 'market', food: 'leek' },
      ],
    })
    visit(SHOP)
    expect(await screen.findByText('about £0.60 for 1 of 2 items')).toBeVisible()
    expect(((await field('apples')) as HTMLInputElement).placeholder).toBe('0.60')
    expect(((await field('leeks')) as HTMLInputElement).placeholder).not.toMatch(/\d/)
  })

  it('have a field for what was taken instead', async () => {
    const person = await visitAndPress(SHOP, 'More for apples')
    await person.click(await screen.findByRole('menuitem', { name: 'Swap for something else…' }))
    await person.type(await screen.findByLabelText('What did you take?'), 'pears{Enter}')
    await person.type(await field('pears'), '2{Enter}')
    expect(screen.getByText('In the trolley £2.00 · £2.00 for 1 of 2 items')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Not there' })).getByText('pears instead')).toBeVisible()
  })
})
