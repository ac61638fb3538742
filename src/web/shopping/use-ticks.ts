import { useEffect } from 'react'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { useKeptValue } from './kept-value.ts'
import { useTickList } from './queries.ts'
import { setTick, ticksOf } from './ticks.ts'

/**
 * The items of a list with their ticks, and how to tick. A tick shows at once and is kept here. Of a completed list it is sent too,
 * alone, so that the ticks of two phones come together; what could not be sent is sent again when the connection is back.
 */
export function useTicks(items: readonly ShoppingItem[], completed: CompletedList | null) {
  const ticks = ticksOf(completed ? { start: completed.startDate, end: completed.endDate } : 'current')
  const known = useKeptValue(ticks) ?? {}
  const { mutate } = useTickList()

  const shown = items.map((item) => {
    const tick = known[item.id]
    // Once the server has a tick, what the server says is newer: somebody else may have taken it back.
    return tick && !(completed && tick.isSent) ? { ...item, isChecked: tick.isTicked } : item
  })
  const waiting = completed ? shown.filter((item) => known[item.id]?.isSent === false) : []

  const send = (changed: ShoppingItem[]) => {
    if (!completed || changed.length === 0) return
    const { startDate, endDate } = completed
    mutate({ startDate, endDate, items: changed })
  }

  useEffect(() => {
    const onOnline = () => send(waiting)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  })

  return {
    items: shown,
    /** How many ticks the server does not have yet. */
    waiting: waiting.length,
    tick: (item: ShoppingItem, isTicked: boolean) => {
      setTick(ticks, item.id, { isTicked, isSent: false })
      const others = waiting.filter(({ id }) => id !== item.id)
      send([...others, { ...item, isChecked: isTicked }])
    },
  }
}
