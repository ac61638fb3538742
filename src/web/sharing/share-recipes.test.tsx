import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { recipesCall } from '../../contract/recipes.ts'
import {
  createShareLinkCall,
  revokeShareLinkCall,
  sendRecipesCall,
  shareLinksCall,
} from '../../contract/sharing.ts'

const library = Array.from({ length: 12 }, (_, index) =>
  aStoredRecipe({ id: 100 + index, userSequence: index + 1, name: `Dish ${index + 1}` }),
)
const link = {
  id: 1,
  shareId: 'abcdefghijkl',
  sharedByUserId: 1,
  recipeIds: [101, 103],
  title: 'Soups',
  description: null,
  createdAt: '2026-01-02T10:20:30.000Z',
  expiresAt: null,
  accessCount: 3,
}

const count = () =>
  within(screen.getByRole('region', { name: 'Recipes to share' })).getByText(/chosen/).textContent

async function fromMenu(person: UserEvent, item: string) {
  await person.click(await screen.findByRole('button', { name: 'More for your library' }))
  expect(await screen.findByText('Share Recipes')).toBeVisible()
  await person.click(screen.getByRole('menuitem', { name: item }))
}

async function begin(way: string): Promise<UserEvent> {
  const person = visit('/recipes')
  await screen.findByRole('article', { name: 'Dish 1' })
  await fromMenu(person, way)
  return person
}

async function choose(person: UserEvent, ...numbers: number[]) {
  for (const number of numbers) {
    await person.click(screen.getByRole('checkbox', { name: `Choose Dish ${number}` }))
  }
}

beforeEach(() => server.answers(recipesCall, library))

it.each([
  ['Share by Email', 'Write the email', 'Message', 'Leave without sending?'],
  ['Share by sending a link', 'Make the link', 'Description', 'Leave without sharing?'],
])(
  '%s: Escape and the way back ask before they discard words (sharing 23)',
  async (way, begun, field, asks) => {
    const person = await begin(way)
    await choose(person, 1)
    const open = async () => {
      await person.click(screen.getByRole('button', { name: begun }))
      return screen.findByRole('dialog', { name: way })
    }
    await open()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    await person.type(screen.getByLabelText(field), 'For Gran')
    await person.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: asks })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText(field)).toHaveProperty('value', expect.stringContaining('For Gran'))
    await person.click(screen.getByRole('button', { name: 'Back to choosing' }))
    await person.click(await screen.findByRole('button', { name: /^Leave without/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

describe('choosing recipes to share', () => {
  it('takes and gives back by a press, ten at the most', async () => {
    const person = await begin('Share by sending a link')
    await choose(person, 1, 2, 3, 2)
    expect(count()).toBe('2 of 10 chosen')
    await choose(person, 2, 4, 5, 6, 7, 8, 9, 10)
    expect(count()).toBe('10 of 10 chosen')
    await choose(person, 11)
    expect(await screen.findByText('Maximum reached')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Choose Dish 11' })).toHaveProperty('checked', false)
  })

  it('asks for at least one', async () => {
    const person = await begin('Share by Email')
    await person.click(screen.getByRole('button', { name: 'Write the email' }))
    expect(await screen.findByText('No recipes selected')).toBeVisible()
  })

  it('ends with Escape, and the cards lead to their recipes again', async () => {
    const person = await begin('Share by Email')
    await choose(person, 1)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'View Dish 1' })).toBeVisible()
  })
})

describe('sharing by a link', () => {
  it('makes a link with a title, a description and a last day, ready to copy', async () => {
    server.answers(createShareLinkCall, link)
    const person = await begin('Share by sending a link')
    await choose(person, 4, 2)
    await person.click(screen.getByRole('button', { name: 'Make the link' }))
    await person.type(await screen.findByLabelText('Title'), 'Soups')
    await person.type(screen.getByLabelText('Description'), 'For winter')
    await person.type(screen.getByLabelText('Last day'), '2199-12-31')
    await person.click(screen.getByRole('button', { name: 'Create link' }))
    const field = await screen.findByRole('textbox', { name: 'Link' })
    expect(field).toHaveProperty('value', `${window.location.origin}/shared/abcdefghijkl`)
    expect(server.received(createShareLinkCall)[0]?.body).toEqual({
      title: 'Soups',
      description: 'For winter',
      recipeIds: [103, 101],
      expiresAt: new Date('2199-12-31T23:59:59').toISOString(),
    })
    const copy = screen.getByRole('button', { name: 'Copy link' })
    expect(document.activeElement, 'the press before is gone (home 56)').toBe(copy)
    await person.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared/abcdefghijkl`)
    await person.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(() => screen.queryByRole('region', { name: 'Recipes to share' })).toBeNull()
  })

  it('is made under one key when its answer is lost and it is sent again', async () => {
    server.isUnreachableFor(createShareLinkCall)
    const person = await begin('Share by sending a link')
    await choose(person, 1)
    await person.click(screen.getByRole('button', { name: 'Make the link' }))
    await person.click(await screen.findByRole('button', { name: 'Create link' }))
    expect(await screen.findByText('Failed to create share link. Please try again.')).toBeVisible()
    server.answers(createShareLinkCall, link)
    await person.type(screen.getByLabelText('Title'), ' for two')
    await person.click(screen.getByRole('button', { name: 'Create link' }))
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeVisible()
    const [first, second] = server.received(createShareLinkCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect(second).toBe(first)
  })

  it('refuses a last day that is over', async () => {
    const person = await begin('Share by sending a link')
    await choose(person, 1)
    await person.click(screen.getByRole('button', { name: 'Make the link' }))
    await person.type(await screen.findByLabelText('Last day'), '2020-01-01')
    await person.click(screen.getByRole('button', { name: 'Create link' }))
    expect(await screen.findByText('Choose today or a later day')).toBeVisible()
  })

  it.each<[string, () => void]>([
    ['Failed to create share link. Please try again.', () => server.isUnreachableFor(createShareLinkCall)],
    [
      'Failed to create share link - invalid response',
      () => server.answers(createShareLinkCall, { ...link, shareId: '' }),
    ],
  ])('says %j and keeps the form', async (words, arrange) => {
    arrange()
    const person = await begin('Share by sending a link')
    await choose(person, 1)
    await person.click(screen.getByRole('button', { name: 'Make the link' }))
    await person.click(await screen.findByRole('button', { name: 'Create link' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Dish 1')
  })

  it('lists the links with how often they were opened, and revokes one', async () => {
    server.answers(recipesCall, library)
    const ofAda = {
      ...link,
      id: 2,
      shareId: 'lkjihgfedcba',
      title: 'Pies',
      sharedByUserId: 77,
      sharedBy: 'Ada',
    }
    server.answers(shareLinksCall, [{ ...link, sharedBy: 'Sam' }, ofAda])
    server.answers(revokeShareLinkCall, undefined)
    const person = visit('/recipes')
    await fromMenu(person, 'Your links')
    expect(await screen.findByText('2 recipes, shared 2 Jan 2026, opened 3 times')).toBeVisible()
    // Whoever else made one is named (sharing 25).
    expect(screen.getByText('2 recipes, shared by Ada, 2 Jan 2026, opened 3 times')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Revoke Soups' }))
    await screen.findByRole('dialog', { name: 'Revoke this link?' })
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Revoke this link?' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Revoke Soups' }))
    server.answers(shareLinksCall, [])
    await person.click(await screen.findByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('No links yet')).toBeVisible()
    expect(server.received(revokeShareLinkCall)[0]?.params.shareId).toBe('abcdefghijkl')
  })
})

describe('sharing by e-mail', () => {
  it('sends the chosen recipes with a few words', async () => {
    server.answers(sendRecipesCall, undefined)
    const person = await begin('Share by Email')
    await choose(person, 1, 3)
    await person.click(screen.getByRole('button', { name: 'Write the email' }))
    await person.type(await screen.findByLabelText(/^Their email/), 'not an address')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await person.clear(screen.getByLabelText(/^Their email/))
    await person.type(screen.getByLabelText(/^Their email/), 'friend@example.org')
    await person.type(screen.getByLabelText('Their name'), 'Grace')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(server.received(sendRecipesCall)[0]?.body).toEqual({
      recipeIds: [100, 102],
      recipientEmail: 'friend@example.org',
      recipientName: 'Grace',
      senderName: 'Sam Baker',
      message: 'I thought you might like these recipes.',
    })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('is sent under one key when its answer is lost and it is sent again', async () => {
    server.isUnreachableFor(sendRecipesCall)
    const person = await begin('Share by Email')
    await choose(person, 1)
    await person.click(screen.getByRole('button', { name: 'Write the email' }))
    await person.type(await screen.findByLabelText(/^Their email/), 'friend@example.org')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Error sending email')).toBeVisible()
    server.answers(sendRecipesCall, undefined)
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    const [first, second] = server.received(sendRecipesCall).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect(second).toBe(first)
  })

  it('keeps the draft when sending fails', async () => {
    server.refuses(sendRecipesCall, 429, 'Too many letters. Try again later.')
    const person = await begin('Share by Email')
    await choose(person, 1)
    await person.click(screen.getByRole('button', { name: 'Write the email' }))
    await person.type(await screen.findByLabelText(/^Their email/), 'friend@example.org')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Error sending email')).toBeVisible()
    expect(screen.getByText('Too many letters. Try again later.')).toBeVisible()
    expect(screen.getByLabelText(/^Their email/)).toHaveProperty('value', 'friend@example.org')
  })
})

describe('choosing by voice', () => {
  /** The browser's speech recogniser; it hears what the test says. */
  class Recogniser {
    static latest: Recogniser
    lang = ''
    continuous = false
    onresult = (_heard: object) => {}
    onerror = (_failed: object) => {}
    onend = () => {}
    constructor() {
      Recogniser.latest = this
    }
    start() {}
    stop() {
      this.onend()
    }
    fail(error: string) {
      act(() => this.onerror({ error }))
    }
    say(transcript: string) {
      act(() => this.onresult({ resultIndex: 0, results: [[{ transcript }]] }))
    }
  }

  const speak = () => screen.getByRole('button', { name: 'Say numbers' })

  function giveBrowser(isSecure: boolean, speech: typeof Recogniser | undefined) {
    vi.stubGlobal('isSecureContext', isSecure)
    vi.stubGlobal('webkitSpeechRecognition', speech)
  }

  it('takes spoken numbers and ranges, until it is stopped', async () => {
    giveBrowser(true, Recogniser)
    const person = await begin('Share by Email')
    expect(screen.getByText('Ready: press ‘Say numbers’, then say them')).toBeVisible()
    await person.click(speak())
    expect(screen.getByText('Recording: say the numbers')).toBeVisible()
    Recogniser.latest.say('two and five to seven')
    expect(count()).toBe('4 of 10 chosen')
    Recogniser.latest.say('five')
    expect(count()).toBe('4 of 10 chosen')
    Recogniser.latest.say('number forty nine')
    expect(await screen.findByText('Recipe not found')).toBeVisible()
    expect(screen.getByText('There’s no recipe #49 in your collection.')).toBeVisible()
    Recogniser.latest.say('one to four, eight to twelve')
    expect(await screen.findByText('Maximum reached')).toBeVisible()
    expect(count()).toBe('10 of 10 chosen')
    await person.click(screen.getByRole('button', { name: 'Stop recording' }))
    expect(screen.getByText(/^Ready: press/)).toBeVisible()
  })

  it.each([
    ['not-allowed', 'Microphone access denied'],
    ['no-speech', 'No speech detected'],
    ['network', 'Network error'],
  ])('says what %s means', async (error, words) => {
    giveBrowser(true, Recogniser)
    const person = await begin('Share by Email')
    await person.click(speak())
    Recogniser.latest.fail(error)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it.each([
    [false, 'HTTPS Required'],
    [true, 'Unsupported browser'],
  ])('says why it cannot listen (secure page: %s)', async (isSecure, words) => {
    giveBrowser(isSecure, undefined)
    const person = await begin('Share by Email')
    await person.click(speak())
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('Ready: press ‘Say numbers’, then say them')).toBeVisible()
  })
})
