import { describe, expect, it } from 'vitest'
import { allCalls } from '../../../test/harness/all-calls.ts'
import type { Call } from '../../contract/call.ts'
import { scopesFor } from './access-scopes.ts'

const named = ({ method, path }: Call) => `${method} ${path}`
const areaOf = ({ path }: Call) => path.split('/')[2] ?? ''

describe('which calls an access token may make (account 141)', () => {
  it.each<[Call['method'], Call['path'], string[]]>([
    ['GET', '/api/recipes', ['read']],
    ['GET', '/api/recipes/:id', ['read']],
    ['PATCH', '/api/recipes/:id/marks', ['write']],
    ['POST', '/api/ai-meal-planner/preview', ['write']],
    ['GET', '/api/open-shopping-list', ['read', 'lists']],
    ['PATCH', '/api/open-shopping-list', ['write', 'lists']],
    ['DELETE', '/api/staples/:id', ['write', 'lists']],
    ['POST', '/api/completed-shopping-lists', ['write', 'lists']],
    // It changes a meal of the calendar, and answers the day.
    ['POST', '/api/completed-shopping-lists/:id/adjustments', ['write']],
    ['GET', '/api/auth/me', ['read']],
    ['GET', '/api/auth/sessions', []],
    ['GET', '/api/recipes-of-a-later-version', []],
  ])('%s %s wants one of %j', (method, path, scopes) => {
    expect(scopesFor({ method, path })).toEqual(scopes)
  })

  it('what is about accounts, other people and whole households is for people alone', () => {
    const closed = new Set(allCalls.filter((call) => scopesFor(call).length === 0).map(areaOf))
    expect([...closed].toSorted()).toEqual([
      'access-tokens',
      'account',
      'auth',
      'calendar-feed',
      'calendar-feeds',
      'contact-import-service',
      'household',
      'household-export',
      'household-imports',
      'picture-readings',
      'reminders',
      'send-recipe-email',
      'shared-recipe-collections',
      'shared-recipe-links',
    ])
  })

  it('of signing in only who is signed in', () => {
    const open = allCalls.filter((call) => areaOf(call) === 'auth' && scopesFor(call).length > 0)
    expect(open.map(named)).toEqual(['GET /api/auth/me'])
  })
})
