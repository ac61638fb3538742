import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../test/harness/web-makers.ts'
import { server } from '../../test/harness/web-server.ts'
import { visit } from '../../test/harness/web-visit.ts'
import { assignmentsCall, notesCall } from '../contract/calendar.ts'
import type { Call } from '../contract/call.ts'
import { recipesCall } from '../contract/recipes.ts'
import { completedListsCall, shopOrderCall } from '../contract/shopping.ts'
import { startAhead } from './ahead.ts'
import { dropEarly } from './calls/early-answers.ts'
import { rememberPerson } from './calls/known-person.ts'

beforeEach(() => {
  dropEarly()
  for (const call of [assignmentsCall, notesCall, recipesCall, completedListsCall]) server.answers(call, [])
  server.answers(shopOrderCall, { aisles: [], alwaysHave: [] })
})

const shown: { address: string; heading: string; reads: readonly Call[] }[] = [
  { address: '/', heading: 'Today', reads: [assignmentsCall, completedListsCall] },
  { address: '/home', heading: 'Today', reads: [assignmentsCall, completedListsCall] },
  { address: '/calendar', heading: 'Meal Calendar', reads: [assignmentsCall, completedListsCall] },
  { address: '/recipes', heading: 'Recipes', reads: [recipesCall] },
  { address: '/grocery', heading: 'Shopping List', reads: [completedListsCall, shopOrderCall] },
]

describe('what a screen reads first is asked for before its code is there', () => {
  it.each(shown)('$address takes each of these answers and does not ask again', async (place) => {
    rememberPerson(aUser())
    startAhead({ pathname: place.address, search: '' })
    expect(place.reads.map((call) => server.received(call).length)).toEqual(place.reads.map(() => 1))
    visit(place.address)
    await screen.findByRole('heading', { level: 1, name: place.heading })
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(place.reads.map((call) => server.received(call).length)).toEqual(place.reads.map(() => 1))
  })

  it('leaves the plan to the screen where the address names other days', () => {
    rememberPerson(aUser())
    startAhead({ pathname: '/calendar', search: '?date=2026-01-05' })
    expect(server.received(assignmentsCall)).toEqual([])
  })

  it('asks nothing for who was never here', () => {
    startAhead({ pathname: '/home', search: '' })
    expect(server.received(assignmentsCall)).toEqual([])
  })
})
