import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeShopOrderCall, shopOrderCall } from '../../../contract/shopping.ts'
import {
  type ShopOrder,
  type ShopOrderChange,
  defaultShopOrder,
} from '../../../domain/shopping/shop-order.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'

const SHOP_ORDER_KEY = ['shop-order'] as const
/** The household's order of the aisles, also offline; the default one where it is not known. */
export const useShopOrder = (): ShopOrder =>
  useQuery({
    queryKey: SHOP_ORDER_KEY,
    queryFn: ({ signal }) => callServer(shopOrderCall, { signal }),
    meta: { isPersistedAtOnce: true },
    staleTime: 5 * MINUTE,
    gcTime: 5 * MINUTE,
  }).data ?? defaultShopOrder

/** Changes the order; shown at once, and restored when the server refuses it. */
export function useChangeShopOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ShopOrderChange) => callServer(changeShopOrderCall, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: SHOP_ORDER_KEY })
      // Loaded with a change, because it needs the lexicon.
      const { changeShopOrder } = await import('../../../domain/shopping/change-shop-order.ts')
      const orderBefore = client.getQueryData<ShopOrder>(SHOP_ORDER_KEY)
      client.setQueryData<ShopOrder>(SHOP_ORDER_KEY, changeShopOrder(orderBefore ?? defaultShopOrder, change))
      return orderBefore
    },
    onError: (_error, _change, before) => client.setQueryData(SHOP_ORDER_KEY, before),
    meta: { refreshes: ['shop-order'], failed: failedBecause('That couldn’t be saved') },
  })
}
