import { Badge, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { Day, formatDay } from '../../domain/day.ts'
import { CallError } from '../api/call-error.ts'
import { mustShowFailure } from '../api/stale-reads.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { PlanningActionCard } from './planning-action-card.tsx'
import { isChangedSince, usePlanningActions, useRevertAction } from './queries.ts'
import classes from './planning-history.module.css'

const ChangedDays = z.array(z.object({ date: Day }))

/** The planner's actions, with the way to revert each (planner 11). */
export function PlanningHistory() {
  const actions = usePlanningActions()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section className={classes.history} aria-labelledby="planning-history">
      <h2 className={classes.title}>
        <UnstyledButton
          id="planning-history"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls="planning-actions"
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconHistory size={22} aria-hidden />
          <span>Recent AI Meal Planning Actions</span>
          {mustShowFailure(actions) ? (
            <Badge color="tomato" variant="light" tt="none" className={classes.badge} data-color="tomato">
              Error
            </Badge>
          ) : (
            actions.data &&
            actions.data.length > 0 && (
              <Badge color="gray" variant="light" className={classes.badge} data-color="gray">
                {actions.data.length}
              </Badge>
            )
          )}
          <IconChevronDown size={20} aria-hidden className={classes.chevron} data-open={isOpen} />
        </UnstyledButton>
      </h2>
      <div id="planning-actions" hidden={!isOpen}>
        {isOpen && <Actions actions={actions} />}
      </div>
    </section>
  )
}

function Actions({ actions }: { actions: ReturnType<typeof usePlanningActions> }) {
  const revert = useRevertAction()
  const conflicting = isChangedSince(revert.error) ? revert.variables : undefined
  const changed =
    revert.error instanceof CallError ? ChangedDays.safeParse(revert.error.body?.current).data : undefined
  if (mustShowFailure(actions))
    return (
      <p role="alert" className={classes.failed}>
        Error loading actions. Please refresh the page.
      </p>
    )
  if (!actions.data)
    return (
      <Loading label="Loading actions">
        <Skeleton height="7rem" />
      </Loading>
    )
  if (actions.data.length === 0)
    return (
      <div className={classes.none}>
        <p>No AI meal planning actions yet.</p>
        <p>Generate your first AI meal plan to see actions here.</p>
      </div>
    )
  return (
    <>
      <ul className={classes.cards}>
        {actions.data.map((action) => (
          <PlanningActionCard
            key={action.id}
            action={action}
            isReverting={revert.isPending && revert.variables?.id === action.id}
            onRevert={() => revert.mutate({ id: action.id })}
          />
        ))}
      </ul>
      {conflicting && (
        <ConfirmDialog
          title="These days have changed since"
          text={`Reverting would overwrite what’s there now: ${(changed ?? []).map(({ date }) => formatDay(date, 'long')).join(', ')}.`}
          confirm="Revert anyway"
          tone="destroys"
          isBusy={revert.isPending}
          onConfirm={() => revert.mutate({ id: conflicting.id, force: true })}
          onClose={() => revert.reset()}
        />
      )}
    </>
  )
}
