import type { HouseMate } from '../../domain/joining/who-is-here.ts'
import { AccountCard } from '../account/account-card.tsx'
import classes from './joining.module.css'

/** The adults who share the household; who eats here is another question. */
export function HouseMates({ people }: { people: readonly HouseMate[] }) {
  return (
    <AccountCard title="Who is here">
      <ul className={classes.list}>
        {people.map(({ id, firstName, lastName, email, isYou }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>
                {firstName} {lastName}
              </p>
              <p className={classes.soft}>{email}</p>
            </div>
            {isYou && <span className={classes.you}>You</span>}
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}
