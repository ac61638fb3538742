import { IconX } from '@tabler/icons-react'
import { formatAmount } from '../../../domain/shopping/format-amount.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddItem, useWaitingItems } from './add-item.tsx'
import { editRemoval } from './local-list.ts'
import classes from './add-item.module.css'

export function WaitingItems() {
  const userId = useUserId()
  const items = useWaitingItems()
  return (
    <section aria-labelledby="waiting-items">
      <h2 id="waiting-items" className={classes.title}>
        For your next list
      </h2>
      {items.length === 0 ? (
        <p className={classes.text}>
          Out of milk? Write it down when you notice. It goes on the next list you make.
        </p>
      ) : (
        <ul className={classes.waiting} aria-labelledby="waiting-items">
          {items.map((item) => (
            <li key={item.id}>
              <span className={classes.name}>{item.name}</span>
              <span className={classes.amount}>{formatAmount(item)}</span>
              <IconButton
                label={`Remove ${item.name}`}
                icon={IconX}
                onClick={() => editRemoval(userId, item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddItem items={items} />
    </section>
  )
}
