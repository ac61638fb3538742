import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { defaultShopOrder } from '../../domain/shopping/shop-order.ts'
import type { ShopOrder } from '../../domain/shopping/shop-order.ts'

const testApp = useTestApp()
const ORDER = '/api/shop-order'

it('is the usual one until the household arranges its own, and nobody else’s changes by that', async () => {
  const [ada, eve] = [await testApp.person(), await testApp.person()]
  expect((await ada.call('GET', ORDER)).json()).toEqual(defaultShopOrder)
  const changed = await ada.call('PATCH', ORDER, { aisles: ['Vegetables'], have: ['Sea salt'] })
  expect(changed.statusCode).toBe(200)
  expect(changed.json<ShopOrder>().aisles[0]).toBe('Vegetables')
  expect(changed.json<ShopOrder>().alwaysHave).toHaveLength(1)
  expect((await ada.call('GET', ORDER)).json()).toEqual(changed.json())
  expect((await eve.call('GET', ORDER)).json()).toEqual(defaultShopOrder)
})

it('of two people who change it at once neither loses a food', async () => {
  const ada = await testApp.person()
  const foods = ['salt', 'olive oil', 'plain flour', 'rice', 'honey']
  await Promise.all(foods.map((food) => ada.call('PATCH', ORDER, { have: [food] })))
  expect((await ada.call('GET', ORDER)).json<ShopOrder>().alwaysHave).toHaveLength(foods.length)
  await Promise.all(foods.map((food) => ada.call('PATCH', ORDER, { haveNot: [food] })))
  expect((await ada.call('GET', ORDER)).json<ShopOrder>().alwaysHave).toEqual([])
})

it('keeps the measures of the lists, and a change of something else leaves them (shopping 38)', async () => {
  const [ada, eve] = [await testApp.person(), await testApp.person()]
  await ada.call('PATCH', ORDER, { measures: 'metric' })
  const changed = await ada.call('PATCH', ORDER, { have: ['Sea salt'] })
  expect(changed.json<ShopOrder>().measures).toBe('metric')
  expect((await eve.call('GET', ORDER)).json<ShopOrder>().measures).toBeNull()
  await ada.call('PATCH', ORDER, { measures: null })
  expect((await ada.call('GET', ORDER)).json<ShopOrder>().measures).toBeNull()
  expect((await ada.call('PATCH', ORDER, { measures: 'stones' })).statusCode).toBe(400)
})

it('refuses an aisle that no shop has', async () => {
  const ada = await testApp.person()
  expect((await ada.call('PATCH', ORDER, { aisles: ['Toys'] })).statusCode).toBe(400)
})

const namesOf = ({ shops }: ShopOrder) => shops.map(({ name, aisles }) => [name, aisles[0]])

it('has an order for each of the household’s shops, and nobody else’s change by that (shopping 62)', async () => {
  const [ada, eve] = [await testApp.person(), await testApp.person()]
  await ada.call('PATCH', ORDER, { aisles: ['Fruits'] })
  await ada.call('PATCH', ORDER, { putShop: { id: 'm', name: 'Market' } })
  const { statusCode } = await ada.call('PATCH', ORDER, { shopId: 'm', aisles: ['Vegetables'] })
  expect(statusCode).toBe(200)
  const shops = [
    ['Our shop', 'Fruits'],
    ['Market', 'Vegetables'],
  ]
  expect(namesOf((await ada.call('GET', ORDER)).json())).toEqual(shops)
  await eve.call('PATCH', ORDER, { removeShop: 'm' })
  await eve.call('PATCH', ORDER, { putShop: { id: 'm', name: 'Bakery' } })
  expect(namesOf((await ada.call('GET', ORDER)).json())).toEqual(shops)
  await ada.call('PATCH', ORDER, { removeShop: 'first' })
  expect((await ada.call('GET', ORDER)).json<ShopOrder>().aisles[0]).toBe('Vegetables')
})

it('refuses a second shop of the same name, and more than twelve', async () => {
  const ada = await testApp.person()
  const put = (id: string, name: string) => ada.call('PATCH', ORDER, { putShop: { id, name } })
  await put('m', 'Market')
  const again = await put('n', 'market')
  expect([again.statusCode, again.json()]).toEqual([
    400,
    expect.objectContaining({ message: 'You already have a shop called market.' }),
  ])
  for (let at = 3; at <= 12; at += 1) expect((await put(`s${at}`, `Shop ${at}`)).statusCode).toBe(200)
  expect((await put('s13', 'Shop 13')).statusCode).toBe(400)
  expect((await put('s12', 'Bakery')).statusCode).toBe(200)
})

it('of two people who change two shops at once both orders stay', async () => {
  const ada = await testApp.person()
  await ada.call('PATCH', ORDER, { putShop: { id: 'm', name: 'Market' } })
  await Promise.all([
    ada.call('PATCH', ORDER, { shopId: 'm', aisles: ['Vegetables'] }),
    ada.call('PATCH', ORDER, { shopId: 'first', aisles: ['Other'] }),
  ])
  expect(namesOf((await ada.call('GET', ORDER)).json())).toEqual([
    ['Our shop', 'Other'],
    ['Market', 'Vegetables'],
  ])
})
