import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { joinCall } from '../../../contract/household.ts'
import type { OpenInvitation, HouseholdMembers } from '../../../domain/household/invitation.ts'
import { AccountCard } from '../../account/account-card.tsx'
import { isInvitationOver, useInvitation } from '../../account/sign-in/queries.ts'
import { errorMessage, isRefused } from '../../api/call-error.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import emptyPlate from '../../ui/empty-plate.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton, Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useJoin, useHouseholdMembers } from './queries.ts'
import { RecipesChoice, useRecipesChoice } from './recipes-choice.tsx'

export function JoinScreen() {
  const { token } = useParams({ from: '/join/$token' })
  const invitation = useInvitation(token)
  const members = useHouseholdMembers()
  const error = invitation.error ?? members.error
  const retry = () => {
    for (const query of [invitation, members]) if (query.error) void query.refetch()
  }
  return (
    <Screen title="An invitation" width="narrow">
      {isInvitationOver(invitation.error) ? (
        <EmptyState
          title="This invitation no longer works"
          text={errorMessage(invitation.error)}
          picture={<img src={emptyPlate} alt="" />}
          action={<ButtonLink to="/home">Back to Home</ButtonLink>}
        />
      ) : invitation.data?.isYours ? (
        <AlreadyHere invitation={invitation.data} />
      ) : invitation.data && members.data ? (
        <JoinForm
          token={token}
          invitation={invitation.data}
          members={members.data}
          onOver={() => void invitation.refetch()}
        />
      ) : error ? (
        <Failure title="The invitation couldn’t be loaded" query={{ error, refetch: retry }} />
      ) : (
        <Loading label="Reading the invitation">
          <Skeleton height="12rem" />
        </Loading>
      )}
    </Screen>
  )
}

/**
 * For somebody who opens a link of their own household, or a second invitation to it: there is
 * nothing to join.
 */
function AlreadyHere({ invitation: { invitedBy, email } }: { invitation: OpenInvitation }) {
  const forWhom =
    email === null
      ? 'still works for somebody else. Pass the link on to whoever it’s for.'
      : `was sent to ${email}. If that’s you, there’s nothing left to do; else it still works for them.`
  return (
    <EmptyState
      title="You’re already in this household"
      text={`This invitation from ${invitedBy} ${forWhom}`}
      picture={<img src={emptyPlate} alt="" />}
      action={<ButtonLink to="/household">Who’s here</ButtonLink>}
    />
  )
}

/** On a device that several people use, the one who is signed in may not be the one invited. */
function whoWouldMove(people: HouseholdMembers['people'], invited: string | null): string {
  const email = people.find(({ isYou }) => isYou)?.email ?? ''
  return invited === null || invited === email
    ? `You’d join as ${email}.`
    : `This invitation was sent to ${invited}, and you’re signed in as ${email}. If that isn’t you, log out first.`
}

interface JoinFormProps {
  token: string
  invitation: OpenInvitation
  members: HouseholdMembers
  /** Called when the invitation was used or withdrawn while this form was open. */
  onOver: () => void
}

function JoinForm({ token, invitation, members, onOver }: JoinFormProps) {
  const join = useJoin()
  const { choice, ask } = useRecipesChoice()
  const isAlone = members.people.length === 1
  const library = useRecipes(isAlone)
  const hasNoRecipes = isAlone && library.data?.length === 0
  const joinHousehold = () => {
    const recipes = hasNoRecipes ? 'leave' : ask()
    if (recipes === null || join.isPending) return
    join.mutate(
      { token, recipes },
      { onError: (failure) => isRefused(failure, joinCall, 'NOT_FOUND') && onOver() },
    )
  }
  return (
    <AccountCard
      title={`${invitation.invitedBy} invites you to share a kitchen`}
      intro="You’d have the same recipes, calendar, templates and shopping lists."
    >
      <div className="stack">
        {!hasNoRecipes && !library.isLoading && (
          <RecipesChoice
            label="Your own recipes"
            bring={
              isAlone
                ? { label: 'Bring them along', text: 'With photos, hearts and stars, under new numbers.' }
                : {
                    label: 'Bring a copy of those I added',
                    text: 'The others in your household keep theirs.',
                  }
            }
            leave={{
              label: 'Leave them where they are',
              text: isAlone ? 'They wait for you in your own household.' : 'The others keep them.',
            }}
            choice={choice}
          />
        )}
        <p>{whoWouldMove(members.people, invitation.email)}</p>
        <p className="soft">
          {isAlone
            ? 'Your calendar, templates, family and lists stay in your own household. Nothing is deleted: when you leave, you return to them.'
            : 'You’ll leave the household you share now. What’s planned there stays with the others.'}
        </p>
        <div className="wrap">
          <Button loading={join.isPending || library.isLoading} onClick={joinHousehold}>
            Join the household
          </Button>
          <ButtonLink to="/home" variant="default">
            Not now
          </ButtonLink>
        </div>
      </div>
    </AccountCard>
  )
}
