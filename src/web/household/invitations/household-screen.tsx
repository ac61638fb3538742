import type { HouseholdMember } from '../../../domain/household/invitation.ts'
import { AccountCard, AccountRow, AccountRows } from '../../account/account-card.tsx'
import { BackLink } from '../../ui/button-link.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton, Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { InviteSection } from './invite-section.tsx'
import { useHouseholdMembers, useLeave } from './queries.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { RecipesChoice, useRecipesChoice } from './recipes-choice.tsx'

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

interface LeaveSectionProps {
  isAlone: boolean
  /** Whether a household of the person's own is kept. */
  isAnotherKept: boolean
}

/**
 * Leaving a shared household. The only person of a household cannot leave it, unless another one is
 * kept.
 */
function LeaveSection({ isAlone, isAnotherKept }: LeaveSectionProps) {
  const [isAsking, setAsking] = useState(false)
  if (isAlone && !isAnotherKept) return null
  return (
    <AccountCard
      title="Leave this household"
      intro={
        isAnotherKept
          ? 'Your own household waits as you left it, with its calendar, templates and lists.'
          : 'You’ll start again in a household of your own. What you share here stays with the others.'
      }
      action={
        <Button variant="default" color="tomato" onClick={() => setAsking(true)}>
          Leave
        </Button>
      }
    >
      {isAsking && <LeaveDialog isAlone={isAlone} onClose={() => setAsking(false)} />}
    </AccountCard>
  )
}

function LeaveDialog({ isAlone, onClose }: { isAlone: boolean; onClose: () => void }) {
  const leave = useLeave()
  const { choice, ask } = useRecipesChoice()
  const leaveHousehold = () => {
    const recipes = ask()
    if (recipes !== null && !leave.isPending) leave.mutate({ recipes })
  }
  return (
    <Dialog title="Leave this household?" onClose={onClose}>
      <div className="stack">
        <RecipesChoice
          label="The recipes you added here"
          bring={
            isAlone
              ? { label: 'Take them along', text: 'With photos, hearts and stars, under new numbers.' }
              : { label: 'Take a copy along', text: 'The others keep theirs.' }
          }
          leave={{
            label: 'Leave them here',
            text: isAlone ? 'They wait here for your return.' : 'Only the others have them then.',
          }}
          choice={choice}
        />
        {!isAlone && (
          <p className="small">
            If the household’s plan is shown in another calendar, by its secret address, that stops when you
            leave, for everybody. Those who stay can create a new address under Subscribe.
          </p>
        )}
        <DialogButtons onCancel={onClose} cancel="Stay">
          <Button color="tomato" loading={leave.isPending} onClick={leaveHousehold}>
            Leave the household
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
