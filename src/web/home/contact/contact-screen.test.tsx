import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { contactAddressCall, contactCall } from '../../../contract/home.ts'
import { recipesCall } from '../../../contract/recipes.ts'

const PROMISE = "We'll get back to you within 24 hours about your request."
const kept = {
  id: 1,
  name: 'Sam Baker',
  email: 'sam@example.org',
  phone: '',
  message: 'Two hundred cards',
  createdAt: '2026-01-02T10:20:30.000Z',
}

beforeEach(() => server.answers(contactAddressCall, { email: 'hello@plateful.example' }))

describe('Contact Us', () => {
  it('sends a message, says so, and offers another one (home 32, home 34)', async () => {
    server.answers(contactCall, kept)
    const person = visit('/contact')
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Two hundred cards')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    const heading = await screen.findByRole('heading', { name: 'Message sent successfully' })
    expect(document.activeElement).toBe(heading)
    // On the page and in a toast, which is loaded when it is needed.
    await waitFor(() => expect(screen.getAllByText(PROMISE).length).toBe(2))
    expect(server.received(contactCall)).toMatchObject([
      { body: { name: 'Sam Baker', email: 'sam@example.org', phone: '', message: 'Two hundred cards' } },
    ])
    await person.click(screen.getByRole('button', { name: 'Send Another Message' }))
    const message = await screen.findByRole('textbox', { name: 'Message' })
    expect((message as HTMLTextAreaElement).value).toBe('')
  })

  it('says every problem beside its field', async () => {
    const person = visit('/contact')
    await person.clear(await screen.findByRole('textbox', { name: 'Name' }))
    await person.clear(screen.getByRole('textbox', { name: 'Email' }))
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getByText('Name must be at least 2 characters')).toBeVisible()
    expect(screen.getByText('Please provide either an email or phone number')).toBeVisible()
    expect(
      screen.getByText('Please provide more details about your needs (at least 10 characters)'),
    ).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'sam')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getByText('Please enter a valid email')).toBeVisible()
    expect(server.received(contactCall)).toEqual([])
  })

  it('keeps what was typed when it could not be sent, and names an address to write to (home 36)', async () => {
    server.isUnreachableFor(contactCall)
    const person = visit('/contact')
    expect(await screen.findByRole('link', { name: 'hello@plateful.example' })).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Two hundred cards')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Failed to send message')).toBeVisible()
    expect(
      screen.getByText('Please try again or contact us directly at hello@plateful.example'),
    ).toBeVisible()
    expect(screen.getByDisplayValue('Two hundred cards')).toBeVisible()
  })
})

it('a message that is begun is there again after a reload or a new sign-in, until it is sent', async () => {
  server.answers(contactCall, kept)
  const person = visit('/contact')
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Two hundred cards')
  cleanup()
  const later = visit('/contact')
  expect(await screen.findByDisplayValue('Two hundred cards')).toBeVisible()
  await later.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('heading', { name: 'Message sent successfully' })
  cleanup()
  visit('/contact')
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveProperty('value', '')
})

it('a message whose answer was lost is sent again under its key, after a reload too, and the next one under another', async () => {
  server.isUnreachableFor(contactCall)
  const person = visit('/contact')
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Two hundred cards')
  await person.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Failed to send message')).toBeVisible()
  cleanup()
  server.answers(contactCall, kept)
  const later = visit('/contact')
  await screen.findByDisplayValue('Two hundred cards')
  await later.click(screen.getByRole('button', { name: 'Send message' }))
  await later.click(await screen.findByRole('button', { name: 'Send Another Message' }))
  await later.type(await screen.findByRole('textbox', { name: 'Message' }), 'Three hundred cards')
  await later.click(screen.getByRole('button', { name: 'Send message' }))
  await expect.poll(() => server.received(contactCall)).toHaveLength(3)
  const [first, second, third] = server.received(contactCall).map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toMatch(/^[\w-]{16,}$/)
  expect([second === first, third === first]).toEqual([true, false])
})

describe('Import from Photo', () => {
  it('asks about the project in a dialog on the recipes screen', async () => {
    server.answers(recipesCall, [])
    server.answers(contactCall, kept)
    const person = await visitAndPress('/recipes', 'Add recipe')
    await person.click(await screen.findByRole('menuitem', { name: 'Import from Photo' }))
    await person.click(await screen.findByRole('button', { name: 'Send message' }))
    expect(
      screen.getByText('Please provide more details about your project (at least 10 characters)'),
    ).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Forty photos of cards')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByRole('heading', { name: 'Message sent successfully' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})
