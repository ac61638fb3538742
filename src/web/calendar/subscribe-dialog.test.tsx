import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { server } from '../../../test/harness/web-server.ts'
import { visitAndPress } from '../../../test/harness/web-visit.ts'
import { assignmentsCall, feedCall, renewFeedCall, revokeFeedCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'

const feed = (token: string) => ({
  address: `https://plateful.test/api/calendar-feeds/${token}/plateful.ics`,
  createdAt: '2026-03-01T08:00:00.000Z',
})

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
})

async function open() {
  const person = await visitAndPress('/calendar', 'Subscribe')
  return { person, dialog: within(await screen.findByRole('dialog', { name: 'Subscribe' })) }
}
const shown = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getByLabelText<HTMLInputElement>('Secret address').value

it('makes an address, renews it and revokes it', async () => {
  let count = 0
  server.answers(feedCall, null)
  server.answers(renewFeedCall, () => {
    const made = feed(`token-${++count}`)
    server.answers(feedCall, made)
    return made
  })
  server.answers(revokeFeedCall, () => server.answers(feedCall, null))
  const { person, dialog } = await open()
  const create = await dialog.findByRole('button', { name: 'Create the address' })
  expect(dialog.getByText(/It stops when somebody leaves your household/)).toBeVisible()
  await person.click(create)
  await dialog.findByLabelText('Secret address')
  expect(dialog.getByText(/It stops when somebody leaves your household/)).toBeVisible()
  expect(shown(dialog)).toContain('token-1')
  await person.click(dialog.getByRole('button', { name: 'Renew' }))
  await expect.poll(() => shown(dialog)).toContain('token-2')
  await person.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await dialog.findByRole('button', { name: 'Create the address' })).toBeVisible()
})

it('says when the address could not be read, and tries again', async () => {
  server.refuses(feedCall, 500, 'The larder is shut')
  const { person, dialog } = await open()
  expect(await dialog.findByText('The address couldn’t be read')).toBeVisible()
  server.answers(feedCall, feed('token-1'))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Secret address')).toBeVisible()
})

it('gives the focus back to the button that opened it', async () => {
  server.answers(feedCall, null)
  const { person } = await open()
  await person.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subscribe' }))
})
