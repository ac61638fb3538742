import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open, action, servesAPlanner } from '../../../test/harness/web-planner.ts'
import { server } from '../../../test/harness/web-server.ts'
import { goBack, openDialog } from '../../../test/harness/web-visit.ts'
import { contactAddressCall } from '../../contract/home.ts'
import { deleteActionCall, planningActionsCall, revertActionCall } from '../../contract/planner.ts'
import { formatActionTime } from './planning-action-card.tsx'

afterEach(() => {
  vi.useRealTimers()
})
beforeEach(servesAPlanner)

describe('the history', () => {
  const history = async () =>
    within(await screen.findByRole('region', { name: /Recent AI Meal Planning Actions/ }))

  it('is open, and says when it is empty', async () => {
    const person = await open()
    expect(await screen.findByText('No AI meal planning actions yet.')).toBeVisible()
    expect(screen.getByText('Generate your first AI meal plan to see actions here.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /Recent AI Meal Planning Actions/ }))
    expect(screen.queryByText('No AI meal planning actions yet.')).toBeNull()
  })

  it('says that it could not be read, after three more tries', async () => {
    server.refuses(planningActionsCall, 500, 'The larder is shut')
    await open()
    expect(
      await screen.findByText('Error loading actions. Please refresh the page.', {}, { timeout: 8000 }),
    ).toBeVisible()
    expect((await history()).getByText('Error')).toBeVisible()
    expect(server.received(planningActionsCall)).toHaveLength(4)
  })

  it('is read again half a minute after the last time, and not before (planner 13)', async () => {
    server.answers(contactAddressCall, { email: 'hello@plateful.example' })
    vi.useFakeTimers({ toFake: ['Date'] })
    const person = await open()
    await screen.findByText('No AI meal planning actions yet.')
    const comeBackAfter = async (milliseconds: number) => {
      await person.click(screen.getByRole('link', { name: 'Contact Us' }))
      await screen.findByRole('heading', { name: 'Contact Us' })
      vi.setSystemTime(Date.now() + milliseconds)
      await goBack()
      await screen.findByText('No AI meal planning actions yet.')
      return server.received(planningActionsCall).length
    }
    expect(await comeBackAfter(29_999)).toBe(1)
    expect(await comeBackAfter(1)).toBe(2)
  })

  it('shows an action with its date, its marks and its details', async () => {
    server.answers(planningActionsCall, [action])
    const person = await open()
    const part = await history()
    expect(await part.findByRole('heading', { name: formatActionTime(action.actionDate) })).toBeVisible()
    expect(formatActionTime(action.actionDate)).toMatch(/^Mar [12], 2026 at \d{1,2}:05 (AM|PM)$/)
    expect(part.getByText('Dinner')).toBeVisible()
    expect(part.getByText('quick')).toBeVisible()
    expect(part.queryByText('Dinner: Tomato soup')).toBeNull()
    await person.click(part.getByRole('button', { name: 'Show Details' }))
    expect(part.getByText('Dinner: Tomato soup')).toBeVisible()
    expect(part.getByText('Fish pie')).toBeVisible()
    await person.click(part.getByRole('button', { name: 'Hide Details' }))
    expect(part.queryByText('Dinner: Tomato soup')).toBeNull()
  })

  it('reverts an action (planner 14)', async () => {
    server.answers(planningActionsCall, [action])
    server.answers(revertActionCall, () => {
      const reverted = { ...action, revertedAt: action.actionDate }
      server.answers(planningActionsCall, [reverted])
      return reverted
    })
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Revert/ }))
    expect(await screen.findByText('Action reverted')).toBeVisible()
    expect(screen.getByText('Calendar has been restored to its previous state.')).toBeVisible()
    expect(await screen.findByText('Reverted')).toBeVisible()
  })

  it('asks before it overwrites what changed since', async () => {
    server.answers(planningActionsCall, [action])
    server.refuses(revertActionCall, 409, 'Changed.', {
      code: 'CHANGED_SINCE',
      current: [{ date: '2026-03-03' }],
    })
    const person = await open()
    const dialog = await openDialog(person, /^Revert/, 'These days have changed since')
    expect(dialog.getByText(/Tuesday 3 March/)).toBeVisible()
    server.answers(revertActionCall, { ...action, revertedAt: action.actionDate })
    await person.click(dialog.getByRole('button', { name: 'Revert anyway' }))
    expect(await screen.findByText('Action reverted')).toBeVisible()
    expect(server.received(revertActionCall).at(-1)?.query).toEqual({ force: 'true' })
  })

  it('says when reverting or deleting failed (planner 14, planner 15)', async () => {
    server.answers(planningActionsCall, [action])
    server.refuses(revertActionCall, 500, 'The larder is shut')
    server.refuses(deleteActionCall, 500, 'The larder is shut')
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Revert/ }))
    expect(await screen.findByText('Failed to revert action. Please try again.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Failed to delete action. Please try again.')).toBeVisible()
  })

  it('forgets an action (planner 15)', async () => {
    server.answers(planningActionsCall, [action])
    server.answers(deleteActionCall, undefined)
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Action deleted')).toBeVisible()
    expect(screen.getByText('Action has been removed from history.')).toBeVisible()
    expect(server.received(deleteActionCall)[0]?.params).toEqual({ id: 5 })
  })
})
