import { type Extra, type ExtrasChange, MOST_EXTRAS } from '../../domain/shopping/extra.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold.ts'
import type { Context } from '../http/context.ts'
import { extrasOf, putExtras, removeExtras } from './store.ts'

/** Applies one phone's changes; items of others stay. Answers all waiting items. */
export async function changeExtras(
  { household }: Context,
  { body }: { body: ExtrasChange },
): Promise<{ items: Extra[] }> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    await removeExtras(tx, [...body.remove, ...body.put.map(({ id }) => id)])
    await putExtras(tx, body.put)
    const items = await extrasOf(tx)
    if (items.length > MOST_EXTRAS)
      throw refuse('BAD_INPUT', `At most ${MOST_EXTRAS} items can be added by hand. Complete a list first.`)
    return { items }
  })
}
