import { IconShoppingCart } from '@tabler/icons-react'
import { type Day, formatDays } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { progressOf } from '../../../domain/shopping/not-there.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useTicks } from './use-ticks.ts'
import classes from './list-to-shop.module.css'

/** The completed list that covers today, or the next one that does. */
export const listToShop = (lists: readonly CompletedList[], today: Day): CompletedList | undefined =>
  lists.filter(({ endDate }) => endDate >= today).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]

/**
 * The link to the list that is being shopped for, before any dates are chosen. It disappears once
 * everything on it is bought.
 */
export function ListToShop({ list }: { list: CompletedList }) {
  const { items } = useTicks(list.items, list)
  const { taken, total } = progressOf(items)
  if (taken === total) return null
  return (
    <section className={classes.card} aria-label="To shop now">
      <IconShoppingCart size={22} stroke={1.8} aria-hidden />
      <p>
        <strong>
          {total - taken} of {total} still to buy
        </strong>{' '}
        for {formatDays({ start: list.startDate, end: list.endDate }, 'short')}
      </p>
      <ButtonLink to="/shopping-list/shop" search={{ start: list.startDate, end: list.endDate }}>
        Open the list
      </ButtonLink>
    </section>
  )
}
