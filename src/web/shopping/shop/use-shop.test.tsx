import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { aBigShop, aRow, start, end, SHOP } from '../../../../test/harness/web-shop.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import {
  changeShopOrderCall,
  completedListsCall,
  openListCall,
  shopOrderCall,
} from '../../../contract/shopping.ts'
import { changeShopOrder } from '../../../domain/shopping/change-shop-order.ts'
import type { OpenList } from '../../../domain/shopping/open-list.ts'
import { noEdits } from '../../../domain/shopping/row-edit.ts'
import { type ShopOrder, defaultShopOrder } from '../../../domain/shopping/shop-order.ts'
import { shopsOf } from '../../../domain/shopping/shop.ts'

const list = aBigShop([aRow('apples', 'Fruits'), aRow('leeks', 'Vegetables')])

const aList = (): OpenList => ({
  id: 'list',
  basis: 1,
  base: {
    startDate: start,
    endDate: end,
    madeAt: '2026-01-01T08:00:00.000Z',
    items: list.items,
    origins: {},
    foods: {},
    meals: '',
    isAdjustable: false,
  },
  edits: noEdits,
})

let order: ShopOrder
beforeEach(() => {
  order = defaultShopOrder
  server.answers(completedListsCall, [list])
  server.answers(shopOrderCall, () => order)
  server.answers(changeShopOrderCall, ({ body }) => (order = changeShopOrder(order, body)))
})

const withMarket = () => {
  order = changeShopOrder(order, { putShop: { id: 'm', name: 'Market' } })
  order = changeShopOrder(order, { shopId: 'm', aisles: ['Vegetables'] })
}
const aisles = () =>
  screen.getAllByRole('group').map((group) => within(group).getByRole('heading').textContent)

describe('the shop of a phone (shopping 62)', () => {
  it('is not asked for while there is one', async () => {
    visit(SHOP)
    await screen.findByRole('checkbox', { name: /apples/ })
    expect(screen.queryByLabelText('Shop')).toBeNull()
  })

  it('sorts the shop view, and is remembered', async () => {
    withMarket()
    const person = visit(SHOP)
    const select = await screen.findByLabelText('Shop')
    expect(aisles()).toEqual(['Fruits', 'Vegetables'])
    await person.selectOptions(select, 'Market')
    expect(aisles()).toEqual(['Vegetables', 'Fruits'])
    expect(localStorage.getItem('plateful:shop')).toContain('"m"')
  })

  it('falls back to the first when somebody removed it', async () => {
    withMarket()
    localStorage.setItem('plateful:shop', JSON.stringify({ userId: 1, shopId: 'gone' }))
    visit(SHOP)
    expect((await screen.findByLabelText<HTMLSelectElement>('Shop')).value).toBe('first')
  })
})

describe('the shops of a household (shopping 62)', () => {
  const opened = async () => {
    server.answers(openListCall, { list: aList() })
    const person = await visitAndPress('/shopping-list', 'Aisles')
    return { person, dialog: within(await screen.findByRole('dialog')) }
  }
  const namesOf = () => shopsOf(order).map(({ name }) => name)

  it('are added where the order is set, and the new one is where this phone is', async () => {
    const { person, dialog } = await opened()
    await person.type(dialog.getByLabelText('Do you go to another shop as well?'), 'Market{Enter}')
    await expect.poll(namesOf).toEqual(['Our shop', 'Market'])
    await person.click(dialog.getByRole('button', { name: 'Move vegetables' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    await expect
      .poll(() => shopsOf(order).map((shop) => shop.aisles[0]))
      .toEqual(['Meat & Fish', 'Vegetables'])
    await person.click(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.getByLabelText<HTMLSelectElement>('Shop').value).toBe(shopsOf(order)[1]?.id)
  })

  it('say beside the field that a name is taken', async () => {
    withMarket()
    const { person, dialog } = await opened()
    await person.type(dialog.getByLabelText('Add a shop'), 'market{Enter}')
    expect(dialog.getByText('You already have a shop called market.')).toBeVisible()
    expect(namesOf()).toEqual(['Our shop', 'Market'])
  })

  it('are renamed and removed, and come back', async () => {
    withMarket()
    const { person, dialog } = await opened()
    await person.clear(dialog.getByLabelText('Name of this shop'))
    await person.type(dialog.getByLabelText('Name of this shop'), 'Tesco{Enter}')
    await expect.poll(namesOf).toEqual(['Tesco', 'Market'])
    await person.selectOptions(dialog.getByLabelText('Shop'), 'Market')
    await person.click(dialog.getByRole('button', { name: 'Remove Market' }))
    await expect.poll(namesOf).toEqual(['Tesco'])
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() => shopsOf(order)[1])
      .toEqual(expect.objectContaining({ name: 'Market', aisles: expect.arrayContaining(['Vegetables']) }))
    expect(shopsOf(order)[1]?.aisles[0]).toBe('Vegetables')
  })
})
