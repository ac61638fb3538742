import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { shopPricesCall } from '../../../contract/shopping.ts'
import type { LastPrice } from '../../../domain/shopping/price.ts'
import { foodName, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { expectedPrice } from '../../../domain/shopping/sum-prices.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'
import { useShopOrder } from '../list/shop-order-queries.ts'
import { useShop } from './use-shop.tsx'

const noPrices: readonly LastPrice[] = []

type KeyOf = (name: string) => string

/**
 * Gives the key under which the price of a food is stored. It needs the lexicon, so it is loaded
 * only where there are prices.
 */
function useFoodKey(isNeeded: boolean): KeyOf | null {
  const [known, setKnown] = useState<{ keyOf: KeyOf } | null>(null)
  useEffect(() => {
    if (!isNeeded || known) return
    void import('../../../domain/shopping/change-shop-order.ts').then(({ foodKey }) =>
      setKnown({ keyOf: foodKey }),
    )
  }, [isNeeded, known])
  return known?.keyOf ?? null
}

/**
 * The expected prices of rows in this phone's shop, by the row's id; none where the household
 * records no prices.
 */
export function useExpectedPrices(items: readonly ShoppingItem[]): ReadonlyMap<string, number> {
  const { currency } = useShopOrder()
  const { shop } = useShop()
  const { data } = useQuery({
    queryKey: ['shop-prices'],
    queryFn: ({ signal }) => callServer(shopPricesCall, { signal }),
    enabled: currency !== null,
    meta: { isPersistedAtOnce: true },
    staleTime: 5 * MINUTE,
    gcTime: 5 * MINUTE,
  })
  const prices = currency === null ? noPrices : (data?.prices ?? noPrices)
  const keyOf = useFoodKey(prices.length > 0)
  const names = items.map(foodName).join('\n')
  const foods = useMemo(
    () => new Map(keyOf ? names.split('\n').map((name) => [name, keyOf(name)]) : []),
    [keyOf, names],
  )
  return useMemo(() => {
    const pricesHere = prices.filter((price) => price.shopId === shop.id && price.currency === currency)
    // A food whose name was not known when its price was stored has another key now.
    const last = new Map(pricesHere.map((price) => [keyOf?.(price.food) ?? price.food, price]))
    return new Map(
      items.flatMap((item) => {
        const minor = expectedPrice(item, last.get(foods.get(foodName(item)) ?? ''))
        return minor === undefined ? [] : [[item.id, minor] as const]
      }),
    )
  }, [items, prices, shop.id, currency, foods, keyOf])
}
