import type { HouseMate } from '../../../domain/household/invitation.ts'
import { AccountCard, AccountRow, AccountRows } from '../../account/account-card.tsx'

/** The adults who share the household. Who eats here is another list. */
export function HouseMates({ people }: { people: readonly HouseMate[] }) {
  return (
    <AccountCard title="Who is here">
      <AccountRows>
        {people.map(({ id, firstName, lastName, email, isYou }) => (
          <AccountRow key={id} name={`${firstName} ${lastName}`} text={email} mark={isYou && 'You'} />
        ))}
      </AccountRows>
    </AccountCard>
  )
}
