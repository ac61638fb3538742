import type { HouseholdMember } from '../../../domain/household/invitation.ts'
import { AccountCard, AccountRow, AccountRows } from '../../account/account-card.tsx'
import { BackLink } from '../../ui/button-link.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton, Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { InviteSection } from './invite-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { useHouseholdMembers } from './queries.ts'

export function HouseholdScreen() {
  const { data, error, refetch } = useHouseholdMembers()
  return (
    <Screen
      title="Household"
      intro="Everybody here shares the recipes, templates, calendar and shopping lists."
      width="narrow"
      actions={<BackLink to="/account">Back to My Account</BackLink>}
    >
      {data ? (
        <>
          <HouseMates people={data.people} />
          <InviteSection invitations={data.invitations} />
          <LeaveSection isAlone={data.people.length === 1} isAnotherKept={data.isAnotherKept} />
        </>
      ) : error ? (
        <Failure title="Your household couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading your household">
          <Skeleton height="8rem" />
        </Loading>
      )}
    </Screen>
  )
}

/** The adults who share the household, who are not the same as those who eat. */
function HouseMates({ people }: { people: readonly HouseholdMember[] }) {
  return (
    <AccountCard title="Who’s here">
      <AccountRows>
        {people.map(({ id, firstName, lastName, email, isYou }) => (
          <AccountRow key={id} name={`${firstName} ${lastName}`} text={email} mark={isYou && 'You'} />
        ))}
      </AccountRows>
    </AccountCard>
  )
}
