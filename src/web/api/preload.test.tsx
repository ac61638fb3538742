import { runInThisContext } from 'node:vm'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { meCall } from '../../contract/account.ts'
import { assignmentsCall, notesCall } from '../../contract/calendar.ts'
import type { Call } from '../../contract/call.ts'
import { familyCalls, guestCalls } from '../../contract/household.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall, shopOrderCall } from '../../contract/shopping.ts'
import { occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../contract/templates.ts'
import { rememberPerson } from './known-person.ts'
import { preload, dropPreloaded, firstReads } from './preload.ts'

const readByCalendar = [
  assignmentsCall,
  notesCall,
  completedListsCall,
  familyCalls.list,
  guestCalls.list,
  templatesCall,
  weeklyAssignmentsCall,
  occasionsCall,
]

beforeEach(() => {
  dropPreloaded()
  for (const call of [...readByCalendar, recipesCall]) server.answers(call, [])
  server.answers(shopOrderCall, { aisles: [], shops: [], alwaysHave: [], measures: null, currency: null })
})

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  preload(firstReads)
}

const shown: { address: string; heading: string; reads: readonly Call[] }[] = [
  { address: '/', heading: 'Today', reads: [assignmentsCall, completedListsCall] },
  { address: '/home', heading: 'Today', reads: [assignmentsCall, completedListsCall] },
  { address: '/calendar', heading: 'Meal Calendar', reads: readByCalendar },
  { address: '/recipes', heading: 'Recipes', reads: [recipesCall] },
  { address: '/grocery', heading: 'Shopping List', reads: [completedListsCall, shopOrderCall] },
]

describe('preloading a screen’s first calls before its code is there', () => {
  it.each(shown)('$address takes each of these answers and does not ask again', async (place) => {
    rememberPerson(aUser())
    open(place.address)
    expect(place.reads.map((call) => server.received(call).length)).toEqual(place.reads.map(() => 1))
    visit(place.address)
    await screen.findByRole('heading', { level: 1, name: place.heading })
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(place.reads.map((call) => server.received(call).length)).toEqual(place.reads.map(() => 1))
  })

  it('leaves the plan to the screen where the address names other days', () => {
    rememberPerson(aUser())
    open('/calendar?date=2026-01-05')
    expect(server.received(meCall)).toHaveLength(1)
    expect(server.received(assignmentsCall)).toEqual([])
  })

  it('asks nothing for who was never here', () => {
    open('/home')
    expect(server.received(meCall)).toEqual([])
  })

  it.each([
    { said: 'yes', calls: 0, title: 'nothing for who comes without a session, whoever was here last' },
    { said: 'no', calls: 1, title: 'for who comes with one, though nobody is remembered' },
  ])('asks $title', ({ said, calls }) => {
    if (said === 'yes') rememberPerson(aUser())
    document.head.innerHTML = `<meta name="visitor" content="${said}" />`
    open('/home')
    document.head.innerHTML = ''
    expect(server.received(meCall)).toHaveLength(calls)
  })

  it('keeps an answer that nobody takes for ten seconds', () => {
    vi.useFakeTimers()
    rememberPerson(aUser())
    open('/home')
    vi.advanceTimersByTime(9_999)
    expect(window.preloaded?.size).toBe(4)
    vi.advanceTimersByTime(1)
    expect(window.preloaded?.size).toBe(0)
    vi.useRealTimers()
  })

  it('stands alone, since the page holds it as text', () => {
    const inPage = runInThisContext(`(${String(preload)})`) as typeof preload
    rememberPerson(aUser())
    window.history.replaceState(null, '', '/calendar')
    inPage(firstReads)
    expect(server.received(assignmentsCall)).toHaveLength(1)
  })
})
