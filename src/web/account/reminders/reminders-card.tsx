import { Button, Switch } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { ReminderChoices, Reminders } from '../../../domain/account/reminders.ts'
import { WEEKDAYS } from '../../../domain/day.ts'
import { Failure } from '../../ui/failure.tsx'
import { PlainSelect } from '../../ui/forms/plain-select.tsx'
import { Loading, Skeleton } from '../../ui/loading.tsx'
import { Note } from '../../ui/note.tsx'
import { AccountCard } from '../account-card.tsx'
import { findObstacle, obstacleMessage, RemindersUnavailable } from './push-subscription.ts'
import {
  useChangePlanningDay,
  useChangeReminders,
  useReminders,
  useSendTestReminder,
  useSwitchOffReminders,
  useSwitchOnReminders,
} from './queries.ts'
import classes from './reminders-card.module.css'

/** What the person is reminded of, and whether this device gets reminders (household 31). */
export function RemindersCard() {
  const { data, error, refetch } = useReminders()
  return (
    <AccountCard
      title="Reminders"
      intro="A short message on your phone or computer. There are none until you choose them."
    >
      {data ? (
        <>
          <ThisDevice reminders={data} />
          <WhatToRemindOf reminders={data} />
        </>
      ) : error ? (
        <Failure title="Your reminders couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading your reminders">
          <Skeleton height="16rem" />
        </Loading>
      )}
    </AccountCard>
  )
}

function ThisDevice({ reminders: { isThisDeviceOn, publicKey } }: { reminders: Reminders }) {
  const [initialObstacle] = useState(findObstacle)
  const switchOn = useSwitchOnReminders()
  const switchOff = useSwitchOffReminders()
  const test = useSendTestReminder()
  const problem = switchOn.error instanceof RemindersUnavailable ? switchOn.error.why : initialObstacle
  const isBlocked = problem !== null && problem !== 'not-installed'
  return (
    <div className={classes.device}>
      <p className={classes.state}>
        {isThisDeviceOn ? 'Reminders are on for this device.' : 'Reminders are off for this device.'}
      </p>
      <div className={classes.buttons}>
        {isThisDeviceOn ? (
          <>
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              Send a test
            </Button>
            <Button
              variant="subtle"
              color="gray"
              loading={switchOff.isPending}
              onClick={() => switchOff.mutate()}
            >
              Switch off here
            </Button>
          </>
        ) : (
          !isBlocked && (
            <Button loading={switchOn.isPending} onClick={() => switchOn.mutate(publicKey)}>
              Remind me on this device
            </Button>
          )
        )}
      </div>
      {problem !== null && <Note className={classes.note ?? ''}>{obstacleMessage(problem)}</Note>}
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const days = WEEKDAYS.map((label, index) => ({ value: String(index), label }))

function WhatToRemindOf({ reminders: { choices, planningDay, devices } }: { reminders: Reminders }) {
  const choose = useChangeReminders()
  const chooseDay = useChangePlanningDay()
  const change = (part: Partial<ReminderChoices>) => choose.mutate({ ...choices, ...part })
  const { freezer, freezerHour, slowCooker, timers, week, weekHour } = choices
  const isWaiting = devices === 0 && (freezer || slowCooker || timers || week)
  return (
    <>
      {isWaiting && (
        <Note className={classes.note ?? ''}>
          No device gets your reminders yet. Switch one on to get what you’ve chosen.
        </Note>
      )}
      <ul className={classes.choices}>
        <Choice
          label="Take out of the freezer"
          text="The evening before a meal that comes out of the freezer."
          isOn={freezer}
          onChange={(isOn) => change({ freezer: isOn })}
        >
          <PlainSelect
            label="At"
            value={String(freezerHour)}
            options={hours}
            onChange={(hour) => change({ freezerHour: Number(hour) })}
          />
        </Choice>
        <Choice
          label="Start the slow cooker"
          text="In the morning, or the evening before, so that the dish is ready in time."
          isOn={slowCooker}
          onChange={(isOn) => change({ slowCooker: isOn })}
        />
        <Choice
          label="A timer that’s gone off"
          text="When a kitchen timer is up and Plateful isn’t on the screen."
          isOn={timers}
          onChange={(isOn) => change({ timers: isOn })}
        />
        <Choice
          label="What’s for dinner next week?"
          text="Only while most of next week has no dinner."
          isOn={week}
          onChange={(isOn) => change({ week: isOn })}
        >
          <PlainSelect
            label="On"
            value={String(planningDay)}
            options={days}
            onChange={(day) => chooseDay.mutate({ planningDay: Number(day) })}
          />
          <PlainSelect
            label="At"
            value={String(weekHour)}
            options={hours}
            onChange={(hour) => change({ weekHour: Number(hour) })}
          />
          <p className={classes.shared}>The day is the same for everyone in your household.</p>
        </Choice>
      </ul>
    </>
  )
}

interface ChoiceProps {
  label: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

function Choice({ label, text, isOn, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <li className={classes.choice}>
      <Switch
        label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={id} className={classes.text}>
        {text}
      </p>
      {isOn && children && (
        <div className={classes.when} role="group" aria-label={`When: ${label}`}>
          {children}
        </div>
      )}
    </li>
  )
}
