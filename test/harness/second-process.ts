/** A second process behind the same balancer: an application of its own on the same database. */

import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { changesInProcess } from '../../src/server/http/changes.ts'
import type { Caller, Person, TestApp } from './app.ts'
import { watchPlans } from './query-plans.ts'

/** Answers how somebody who is signed in calls the other process. */
export function useSecondProcess(testApp: TestApp): (person: Pick<Person, 'cookie'>) => { call: Caller } {
  let app: FastifyInstance
  beforeAll(async () => {
    // A handle of its own, as another process has: what a process works on is known by it.
    app = await buildApp(
      { ...testApp.dependencies, db: watchPlans(testApp.unwatched).db, changes: changesInProcess() },
      {},
    )
  })
  afterAll(() => app.close())
  return ({ cookie }) => ({
    call: async (method, path, body, headers = {}) =>
      app.inject({
        method,
        url: path,
        ...(body !== undefined && { payload: body }),
        headers: { cookie, ...headers },
      } as InjectOptions),
  })
}
