import { Button } from '@mantine/core'
import { useState } from 'react'
import { AccountCard } from '../../account/account-card.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { useLeave } from './queries.ts'
import { RecipesChoice, useRecipesChoice } from './recipes-choice.tsx'

interface Props {
  isAlone: boolean
  /** Whether a household of the person's own is kept. */
  isAnotherKept: boolean
}

/**
 * Leaving a shared household. The only person of a household cannot leave it, unless another one is
 * kept.
 */
export function LeaveSection({ isAlone, isAnotherKept }: Props) {
  const [isAsking, setIsAsking] = useState(false)
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
        <Button variant="default" color="tomato" onClick={() => setIsAsking(true)}>
          Leave
        </Button>
      }
    >
      {isAsking && <LeaveDialog isAlone={isAlone} onClose={() => setIsAsking(false)} />}
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
