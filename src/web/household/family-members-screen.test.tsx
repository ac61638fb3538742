import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import {
  openDialog,
  pressUndo,
  visit,
  visitAndPress,
  visitDialog,
  whereNow,
  write,
} from '../../../test/harness/web-visit.ts'
import { meCall, onboardingStatusCall, updateDefaultDinerCountCall } from '../../contract/account.ts'
import { familyCalls, guestCalls } from '../../contract/household.ts'
import { type Person, PersonDraft } from '../../domain/household/person.ts'

const aPerson = (change: Partial<Person> = {}): Person => ({
  id: 1,
  userId: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  ...PersonDraft.parse({ firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#0c7450' }),
  ...change,
})

const noTemplates = {
  needsOnboarding: false,
  steps: { family: true, templates: false, recipes: false },
}

beforeEach(() => {
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
})

describe('the family', { timeout: 30_000 }, () => {
  it('begins with whoever registered, in one press, and leads on to day templates (household 13)', async () => {
    server.answers(onboardingStatusCall, noTemplates)
    localStorage.setItem('plateful:onboarding-started', 'yes')
    server.answers(meCall, aUser({ firstName: 'Robin', lastName: 'Hale' }))
    server.answers(familyCalls.create, ({ body }) => {
      const saved = aPerson(body)
      server.answers(familyCalls.list, [saved])
      return saved
    })
    const person = await visitAndPress('/family-members', 'Add Robin')
    expect(await screen.findByRole('article', { name: 'Robin Hale' })).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your family' }))
    expect(server.received(familyCalls.create)[0]?.body).toEqual(
      PersonDraft.parse({ firstName: 'Robin', lastName: 'Hale', initials: 'RH', color: '#0c7450' }),
    )
    expect(screen.getByRole('link', { name: 'Choose first recipes' })).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Set Up Day Templates' }))
    await expect.poll(whereNow).toBe('/meal-setup')
    expect(localStorage.getItem('plateful:onboarding-started')).toBeNull()
  })

  it('may begin with anybody else', async () => {
    server.answers(onboardingStatusCall, noTemplates)
    server.answers(familyCalls.create, ({ body }) => {
      const saved = aPerson(body)
      server.answers(familyCalls.list, [saved])
      return saved
    })
    const person = visit('/family-members')
    expect(await screen.findByText('Who eats with you every day?')).toBeVisible()
    expect(screen.queryByText('Set Up Day Templates')).toBeNull()

    const dialog = await openDialog(person, 'Add a Family Member')
    await person.type(dialog.getByLabelText(/First name/), 'mo')
    await person.type(dialog.getByLabelText(/Last name/), 'li')
    expect(dialog.getByLabelText(/Initials/)).toHaveProperty('value', 'ML')
    await person.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('link', { name: 'Set Up Day Templates' })).toBeVisible()
  })

  it('says for how many new meals are, and makes it as many as they are (household 42)', async () => {
    const mo = aPerson({ id: 2, firstName: 'Mo' })
    server.answers(familyCalls.list, [aPerson(), mo, aPerson({ id: 3, firstName: 'Al' })])
    server.answers(meCall, aUser({ defaultDinerCount: 4 }))
    server.answers(updateDefaultDinerCountCall, ({ body }) => {
      const user = aUser(body)
      server.answers(meCall, user)
      return user
    })
    const person = visit('/family-members')
    expect(await screen.findByText(/^New meals are for 4 people/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Make it 3' }))
    expect(await screen.findByText('New meals are for 3 people.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull()
    expect(server.received(updateDefaultDinerCountCall)[0]?.body).toEqual({ defaultDinerCount: 3 })
  })

  it('says nothing of that to a family of one (household 42)', async () => {
    server.answers(familyCalls.list, [aPerson()])
    visit('/family-members')
    expect(await screen.findByRole('article', { name: 'Mia Cook' })).toBeVisible()
    expect(screen.queryByText(/^New meals are for/)).toBeNull()
  })

  it.each([
    ['Cook', 'Cook', 'NC'],
    ['Li', '', 'N'],
  ])(
    'begins a person beside a Cook and a %s with the last name ‘%s’ (household 43)',
    async (other, begun, initials) => {
      server.answers(familyCalls.list, [aPerson(), aPerson({ id: 2, firstName: 'Mo', lastName: other })])
      const { person, dialog } = await visitDialog('/family-members', 'Add a Family Member')
      expect(dialog.getByLabelText(/Last name/)).toHaveProperty('value', begun)
      await person.type(dialog.getByLabelText(/First name/), 'Noa')
      expect(dialog.getByLabelText(/Initials/)).toHaveProperty('value', initials)
    },
  )

  it('notes allergies and diets, of the list and of one’s own', async () => {
    server.answers(familyCalls.list, [aPerson({ allergies: ['nuts'], notes: 'Shy' })])
    server.answers(familyCalls.change, ({ body }) => aPerson(body))
    const person = visit('/family-members')
    const card = within(await screen.findByRole('article', { name: 'Mia Cook' }))
    expect(card.getByText(/Tree nuts/)).toBeVisible()
    await person.click(card.getByRole('button', { name: 'Edit Mia Cook' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByLabelText('Tree nuts'))
    await person.click(dialog.getByLabelText('Milk'))
    await person.type(dialog.getByLabelText('Another allergy'), 'kiwi{Enter}')
    await person.type(dialog.getByLabelText('Another allergy'), 'EGGS, oranges{Enter}')
    await person.type(dialog.getByLabelText('Another diet'), 'raw')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.received(familyCalls.change).length).toBe(1)
    expect(server.received(familyCalls.change)[0]?.body).toMatchObject({
      allergies: ['milk', 'kiwi', 'eggs', 'oranges'],
      dietaryPreferences: ['raw'],
    })
  })

  it('tells what is looked for by a word of one’s own, and offers what was meant (household 54)', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await person.type(dialog.getByLabelText('Another allergy'), 'kiwi, strawbery{Enter}')
    const told = within(dialog.getByRole('list', { name: 'What we look for' }))
    expect(await told.findByText('‘kiwi’: we look for kiwi, and what is made of it.')).toBeVisible()
    expect(told.getByText(/We don’t know which foods have ‘strawbery’\./)).toBeVisible()
    await person.click(told.getByRole('button', { name: 'I meant strawberry' }))
    expect(dialog.getByRole('checkbox', { name: 'strawberry', checked: true })).toBeVisible()
    expect(dialog.queryByRole('checkbox', { name: 'strawbery' })).toBeNull()
  })

  it('shows an allergy in other letters as the one that is offered', async () => {
    server.answers(familyCalls.list, [aPerson({ allergies: ['Milk'] })])
    await visitAndPress('/family-members', 'Edit Mia Cook')
    const milk = await screen.findAllByRole('checkbox', { name: 'Milk' })
    expect(milk.map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([true])
  })

  it('folds what comes after allergies, says what is set in it, and opens it for a problem (household 14)', async () => {
    server.answers(familyCalls.list, [aPerson({ dietaryPreferences: ['vegan'], favoritefoods: ['plums'] })])
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    const part = (name: RegExp) => dialog.getByRole('button', { name })
    expect(dialog.getByLabelText('Milk')).toBeVisible()
    expect(dialog.getByLabelText('Notes')).not.toBeVisible()
    expect(part(/^Diet/).textContent).toContain('vegan')
    expect(part(/^Likes, dislikes and notes/).textContent).toContain('plums')
    await person.click(part(/^Diet/))
    expect(dialog.getByLabelText('Another diet')).toBeVisible()
    server.refuses(familyCalls.change, 400, 'Not valid.', {
      issues: [{ path: 'notes', message: 'That is too long' }],
    })
    await person.type(dialog.getByLabelText(/First name/), 'm')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('That is too long')).toBeVisible()
  })

  it('asks where somebody else changed the same of a person meanwhile, and saves the two as one', async () => {
    server.answers(familyCalls.list, [aPerson({ allergies: ['nuts'] })])
    const theirs = aPerson({
      allergies: ['nuts', 'milk'],
      notes: 'Loud',
      updatedAt: '2026-03-02T10:00:00.000Z',
    })
    server.refuses(familyCalls.change, 412, 'Somebody else changed this person first.', {
      current: theirs,
    })
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await person.click(dialog.getByLabelText('Soya'))
    await write(person, dialog.getByLabelText('Notes'), ' here')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Somebody else changed the notes of this person/)).toBeVisible()
    await person.click(dialog.getByText('What they wrote'))
    expect(dialog.getByRole('definition').textContent).toBe('Loud')
    await person.click(dialog.getByRole('button', { name: 'Take theirs' }))
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Loud')
    server.answers(familyCalls.change, ({ body }) => aPerson(body))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.received(familyCalls.change).length).toBe(2)
    const [first, second] = server.received(familyCalls.change)
    expect(first?.body).toMatchObject({ seen: aPerson().updatedAt, allergies: ['nuts', 'soya'] })
    expect(second?.body).toMatchObject({
      seen: theirs.updatedAt,
      allergies: ['nuts', 'milk', 'soya'],
      notes: 'Loud',
    })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('says beside the field that a portrait is too large, and nothing typed is lost', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await write(person, dialog.getByLabelText('Notes'), 'Likes')
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'mia.jpg', { type: 'image/jpeg' })
    await person.upload(dialog.getByLabelText('Choose a photo'), file)
    expect(await dialog.findByText('File too large. A photo can be up to 10 MB.')).toBeVisible()
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Likes')
  })

  it('keeps what is typed while a person is saved', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const release = server.holds(familyCalls.change, aPerson({ notes: 'Likes' }))
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await write(person, dialog.getByLabelText('Notes'), 'Likes')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await write(person, dialog.getByLabelText('Notes'), ' plums')
    release()
    expect(await dialog.findByText(/What you typed while it was saving isn’t saved yet/)).toBeVisible()
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Likes plums')
  })

  it('says beside each field what is missing, and keeps what was typed when saving fails', async () => {
    const { person, dialog } = await visitDialog('/family-members', 'Add a Family Member')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('First name is required')).toBeVisible()
    expect(dialog.getByText('Last name is required')).toBeVisible()
    expect(dialog.getByText('Initials are required')).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText(/First name/))
    fireEvent.change(dialog.getByLabelText('Date of birth'), { target: { value: '2999-01-01' } })
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('The date of birth can’t be in the future')).toBeVisible()
    fireEvent.change(dialog.getByLabelText('Date of birth'), { target: { value: '' } })
    expect(dialog.queryByText('The date of birth can’t be in the future')).toBeNull()

    server.refuses(familyCalls.create, 500, 'The kitchen is on fire.')
    await write(person, dialog.getByLabelText(/First name/), 'Mia')
    await write(person, dialog.getByLabelText(/Last name/), 'Cook')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('The kitchen is on fire.')
    expect(dialog.getByLabelText(/First name/)).toHaveProperty('value', 'Mia')
  })

  it('is sent under one key however often it is tried, and somebody else under another', async () => {
    server.isUnreachableFor(familyCalls.create)
    const person = visit('/family-members')
    const addOne = async (name: string) => {
      const dialog = await openDialog(person, 'Add a Family Member')
      await person.type(dialog.getByLabelText(/First name/), name)
      await write(person, dialog.getByLabelText(/Last name/), 'Cook')
      return dialog
    }
    const dialog = await addOne('Mia')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('can’t be reached')
    server.answers(familyCalls.create, ({ body }) => aPerson(body))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const next = await addOne('Tim')
    await person.click(next.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.received(familyCalls.create).length).toBe(3)
    const [first, second, third] = server
      .received(familyCalls.create)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\w-]{16,}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('opens what was typed when whoever typed it is signed in again, and under the same key', async () => {
    server.isUnreachableFor(familyCalls.create)
    const { person, dialog } = await visitDialog('/family-members', 'Add a Family Member')
    await write(person, dialog.getByLabelText(/First name/), 'Mia')
    await write(person, dialog.getByLabelText(/Last name/), 'Cook')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    cleanup()
    const later = visit('/family-members')
    const again = within(await screen.findByRole('dialog', { name: 'Add a Family Member' }))
    expect(again.getByText('These are your unsaved changes from before.')).toBeVisible()
    expect(again.getByLabelText(/First name/)).toHaveProperty('value', 'Mia')
    server.answers(familyCalls.create, ({ body }) => aPerson(body))
    await later.click(again.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const [first, second] = server.received(familyCalls.create)
    expect([first, first?.idempotencyKey]).toEqual([second, second?.idempotencyKey])
    cleanup()
    visit('/family-members')
    await screen.findByRole('button', { name: 'Add a Family Member' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  /** Another tab, of which this one is a copy, has saved its form. */
  const otherTabSpends = (key: string | undefined) => {
    localStorage.setItem('plateful:spent-keys', JSON.stringify([key]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'plateful:spent-keys' }))
  }

  it.each(['is open', 'opens'])(
    'is somebody else than whom the tab saved that this one is a copy of, when its form %s (home 130)',
    async (when) => {
      server.isUnreachableFor(familyCalls.create)
      const { person, dialog } = await visitDialog('/family-members', 'Add a Family Member')
      await write(person, dialog.getByLabelText(/First name/), 'Tom')
      await write(person, dialog.getByLabelText(/Last name/), 'Cook')
      await person.click(dialog.getByRole('button', { name: 'Save' }))
      await dialog.findByRole('alert')
      const [copied] = server.received(familyCalls.create)
      if (when === 'opens') cleanup()
      otherTabSpends(copied?.idempotencyKey)
      const later = when === 'opens' ? visit('/family-members') : person
      const again = within(await screen.findByRole('dialog', { name: 'Add a Family Member' }))
      await later.click(again.getByRole('button', { name: 'Save' }))
      await expect.poll(() => server.received(familyCalls.create).length).toBe(2)
      await again.findByRole('alert')
      server.answers(familyCalls.create, ({ body }) => aPerson(body))
      await later.click(again.getByRole('button', { name: 'Save' }))
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
      const [first, second, third] = server
        .received(familyCalls.create)
        .map(({ idempotencyKey }) => idempotencyKey)
      expect([second === first, third === second]).toEqual([false, true])
      expect(JSON.parse(localStorage.getItem('plateful:spent-keys') ?? '')).toEqual([first, third])
    },
  )

  it('shows what was typed of a person to nobody else, and not again once it is given up', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const person = await visitAndPress('/family-members', 'Edit Mia Cook')
    await write(person, within(await screen.findByRole('dialog')).getByLabelText('Notes'), 'Likes plums')
    const comeBackAs = (id: number) => {
      cleanup()
      server.answers(meCall, aUser({ id }))
      return visit('/family-members')
    }
    const later = comeBackAs(aUser().id)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mia' }))
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Likes plums')
    await later.click(dialog.getByRole('button', { name: 'Start again without them' }))
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', '')
    await write(later, dialog.getByLabelText('Notes'), 'Loud')
    comeBackAs(aUser().id + 1)
    await screen.findByRole('article', { name: 'Mia Cook' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens what was typed of somebody who was removed meanwhile as somebody new', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const person = await visitAndPress('/family-members', 'Edit Mia Cook')
    await write(person, within(await screen.findByRole('dialog')).getByLabelText('Notes'), 'Likes plums')
    cleanup()
    server.answers(familyCalls.list, [])
    visit('/family-members')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a Family Member' }))
    expect(dialog.getByLabelText(/First name/)).toHaveProperty('value', 'Mia')
    expect(dialog.getByLabelText('Notes')).toHaveProperty('value', 'Likes plums')
  })

  it('adds as new whom somebody removed while the form was open (household 45)', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await write(person, dialog.getByLabelText('Notes'), 'Likes plums')
    const gone = 'This person is no longer in your household.'
    server.refuses(familyCalls.change, 404, gone, { code: 'NOT_FOUND' })
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent ?? '')
    })
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(new RegExp(gone))).toBeVisible()
    expect(dialog.getByText('To have this person back, add them as somebody new.')).toBeVisible()
    expect(scrolled).toContain('To have this person back, add them as somebody new.')
    server.refuses(familyCalls.restore, 404, gone, { code: 'NOT_FOUND' })
    server.answers(familyCalls.create, ({ body }) => aPerson({ ...body, id: 2 }))
    await person.click(dialog.getByRole('button', { name: 'Add as New' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.received(familyCalls.create)[0]?.body).toMatchObject({
      firstName: 'Mia',
      notes: 'Likes plums',
    })
    expect(server.received(familyCalls.change)).toHaveLength(1)
  })

  it('brings them back under their own id within the day, as they are in the form (household 62)', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await write(person, dialog.getByLabelText('Notes'), 'Likes plums')
    server.refuses(familyCalls.change, 404, 'Gone.', { code: 'NOT_FOUND' })
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    const updatedAt = '2026-03-02T10:00:00.000Z'
    server.answers(familyCalls.restore, aPerson({ updatedAt }))
    server.answers(familyCalls.change, aPerson({ notes: 'Likes plums' }))
    await person.click(await dialog.findByRole('button', { name: 'Add as New' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.received(familyCalls.change).at(-1)).toMatchObject({
      params: { id: 1 },
      body: { notes: 'Likes plums', seen: updatedAt },
    })
    expect(server.received(familyCalls.create)).toEqual([])
  })

  it('initials that somebody wrote themselves do not follow the name', async () => {
    server.answers(familyCalls.list, [aPerson({ initials: 'Mi', notes: 'By the window' })])
    server.answers(familyCalls.change, ({ body }) => aPerson(body))
    const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
    await person.type(dialog.getByLabelText(/First name/), 'm')
    expect(dialog.getByLabelText(/Initials/)).toHaveProperty('value', 'Mi')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.received(familyCalls.change).length).toBe(1)
    expect(server.received(familyCalls.change)[0]).toMatchObject({
      params: { id: 1 },
      body: { firstName: 'Miam', initials: 'Mi', notes: 'By the window' },
    })
  })

  it('a removed person is gone at once and comes back by Undo as who they were', async () => {
    const mia = aPerson({ allergies: ['nuts'] })
    server.answers(familyCalls.list, [mia])
    server.answers(familyCalls.remove, () => server.answers(familyCalls.list, []))
    server.answers(familyCalls.restore, () => {
      server.answers(familyCalls.list, [mia])
      return mia
    })
    const person = await visitAndPress('/family-members', 'Remove Mia Cook')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your family' }))
    await pressUndo(person)
    expect(await screen.findByRole('article', { name: 'Mia Cook' })).toBeVisible()
    await expect.poll(() => server.received(familyCalls.restore)).toEqual([{ params: { id: 1 } }])
  })

  it('puts a person back when removing fails', async () => {
    server.answers(familyCalls.list, [aPerson()])
    server.refuses(familyCalls.remove, 500, 'The kitchen is on fire.')
    await visitAndPress('/family-members', 'Remove Mia Cook')
    expect(await screen.findByText('This person couldn’t be removed')).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Mia Cook' })).toBeVisible()
  })

  it('asks before Escape or the cross gives up what was typed', async () => {
    const person = visit('/family-members')
    const form = await openDialog(person, 'Add a Family Member', 'Add a Family Member')
    await person.type(form.getByLabelText(/First name/), 'Mo')

    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(form.getByLabelText(/First name/)).toHaveProperty('value', 'Mo')

    await person.click(form.getByRole('button', { name: 'Close' }))
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['Another allergy', 'Another diet'])(
    'asks before Escape gives up what stands in a line and is not added yet: %s',
    async (line) => {
      server.answers(familyCalls.list, [aPerson()])
      server.answers(familyCalls.change, ({ body }) => aPerson(body))
      const { person, dialog } = await visitDialog('/family-members', 'Edit Mia Cook')
      await write(person, dialog.getByLabelText(line), 'kiwi')
      await person.keyboard('{Escape}')
      await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await person.click(dialog.getByRole('button', { name: 'Save' }))
      await expect.poll(() => server.received(familyCalls.change).length).toBe(1)
      expect(JSON.stringify(server.received(familyCalls.change)[0]?.body)).toContain('"kiwi"')
    },
  )

  it('asks at once where the list under a field has nothing in it', async () => {
    const { person, dialog } = await visitDialog('/family-members', 'Add a Family Member')
    await person.click(dialog.getByRole('button', { name: /^Likes, dislikes and notes/ }))
    await person.type(dialog.getByRole('combobox', { name: 'Favourite foods' }), 'soup')
    for (const _ of ['typed', 'taken up']) {
      await person.keyboard('{Escape}')
      await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
      expect(dialog.getAllByText('soup')[0]).toBeVisible()
    }
  })

  it('leaves the form by Escape, and the focus is back where it was', async () => {
    server.answers(familyCalls.list, [aPerson()])
    const person = await visitAndPress('/family-members', 'Edit Mia Cook')
    await screen.findByRole('dialog')
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Mia Cook')
  })

  it('keeps guests apart', async () => {
    server.answers(familyCalls.list, [aPerson()])
    server.answers(guestCalls.create, ({ body }) => aPerson(body))
    const { person, dialog } = await visitDialog('/family-members', 'Add a Guest', 'Add a Guest')
    await write(person, dialog.getByLabelText(/First name/), 'Grandma')
    await write(person, dialog.getByLabelText(/Last name/), 'Cook')
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => server.received(guestCalls.create).length).toBe(1)
  })

  it('says what could not be loaded, and asks again', async () => {
    server.refuses(familyCalls.list, 500, 'The kitchen is on fire.')
    const person = visit('/family-members')
    expect(await screen.findByText('Your family couldn’t be loaded')).toBeVisible()
    server.answers(familyCalls.list, [aPerson()])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Mia Cook' })).toBeVisible()
  })
})
