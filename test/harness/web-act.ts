/**
 * Web tests draw with React's production build, which families have, too. It lacks `act`, in which
 * Testing Library makes each step; so here is what of it a test needs: what a step changed is drawn
 * when the step is over.
 */

import { createRequire } from 'node:module'
import React from 'react'
import { flushSync } from 'react-dom'

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

// The one that React draws by.
const requireAsReactDom = createRequire(createRequire(import.meta.url).resolve('react-dom'))
const scheduler = requireAsReactDom('scheduler') as {
  unstable_IdlePriority: number
  unstable_scheduleCallback: (priority: number, work: () => void) => void
}
const idle = () =>
  new Promise<void>((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve)
  })

/** React draws, then runs effects, then draws what they changed. */
const ROUNDS = 3

async function drawnAfter(work: Promise<unknown>): Promise<unknown> {
  const result = await work
  for (let round = 0; round < ROUNDS; round += 1) await idle()
  return result
}

function act(step: () => unknown): unknown {
  const result: unknown = flushSync(step)
  return isPromise(result) ? drawnAfter(result) : result
}

Reflect.set(React, 'act', act)
