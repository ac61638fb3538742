import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import type { OnboardingStatus } from '../../domain/account/user.ts'
import type { Person } from '../../domain/household/person.ts'

const testApp = useTestApp()

const mia = {
  firstName: 'Mia',
  lastName: 'Cook',
  initials: 'MC',
  color: '#0c7450',
  dateOfBirth: '2019-05-04',
  dietaryPreferences: ['vegetarian'],
  allergies: ['nuts', 'kiwi'],
  favoritefoods: ['pasta'],
  dislikedfoods: ['olives'],
  favoriteBreakfast: 'Porridge',
  favoriteLunch: 'Soup',
  favoriteDinner: 'Pizza',
  favoriteDessert: 'Crumble',
  favoriteFruit: 'Plums',
  favoriteVegetable: 'Peas',
  favoriteDrink: 'Milk',
  notes: 'Sits by the window.',
}

const png = async (colour: string) => {
  const create = { width: 20, height: 20, channels: 3, background: colour } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

describe.each(['/api/family-members', '/api/guest-diners'])('%s', (path) => {
  it('keeps every field, and reads back what was saved', async () => {
    const ada = await testApp.person()
    const created = await ada.call('POST', path, mia)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toEqual({
      ...mia,
      id: expect.any(Number),
      userId: ada.user.id,
      profilePhoto: null,
      updatedAt: testApp.clock.now.toISOString(),
    })
    expect((await ada.call('GET', path)).json()).toEqual([created.json()])
  })

  it('a change leaves alone what it does not send', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', path, mia)).json<Person>()
    const changed = await ada.call('PATCH', `${path}/${id}`, { allergies: [' Milk', 'milk'], notes: '' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ ...mia, id, allergies: ['Milk'], notes: null })
  })

  it('takes one of two changes that were made from the same one, and tells the other what it is now', async () => {
    const ada = await testApp.person()
    const { id, updatedAt: seen } = (await ada.call('POST', path, mia)).json<Person>()
    testApp.clock.pass(1000)
    const answers = await Promise.all(
      ['Nuts', 'Milk'].map((allergy) => ada.call('PATCH', `${path}/${id}`, { allergies: [allergy], seen })),
    )
    const taken = answers.find(({ statusCode }) => statusCode === 200)
    const refused = answers.find(({ statusCode }) => statusCode === 412)
    expect(refused?.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', current: taken?.json() })
    expect((await ada.call('PATCH', `${path}/${id}`, { firstName: 'Tim' })).statusCode).toBe(200)
  })

  it('a removed person is gone, and removing them again answers 404', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', path, mia)).json<Person>()
    expect((await ada.call('DELETE', `${path}/${id}`)).statusCode).toBe(204)
    expect((await ada.call('GET', path)).json()).toEqual([])
    expect((await ada.call('DELETE', `${path}/${id}`)).statusCode).toBe(404)
    expect((await ada.call('PATCH', `${path}/${id}`, { notes: 'Hello' })).statusCode).toBe(404)
  })

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ initials: '' }, 'Initials are required'],
    [{ color: 'green' }, 'Choose a colour'],
    [{ dateOfBirth: '04/05/2019' }, 'Use a date in the form yyyy-mm-dd'],
    [{ dateOfBirth: '2999-01-01' }, 'The date of birth can’t be in the future'],
    [{ profilePhoto: 'https://elsewhere.example/a.jpg' }, 'Invalid photo'],
    [{ profilePhoto: 'data:image/png;base64,AAAA' }, 'Invalid file type'],
  ])('refuses %j', async (change, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', path, { ...mia, ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', message })
  })

  it('is seen, changed and removed by no stranger, whatever the body names (household 2, household 3)', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const stored = (await ada.call('POST', path, mia)).json<Person>()
    expect((await eve.call('GET', path)).json()).toEqual([])
    expect((await eve.call('PATCH', `${path}/${stored.id}`, { firstName: 'Eve' })).statusCode).toBe(404)
    expect((await eve.call('DELETE', `${path}/${stored.id}`)).statusCode).toBe(404)
    const claimed = { ...mia, id: stored.id, userId: ada.user.id, householdId: 1 }
    expect((await eve.call('POST', path, claimed)).json()).toMatchObject({ userId: eve.user.id })
    expect((await ada.call('GET', path)).json()).toEqual([stored])
  })

  it('a portrait is kept, stays when it is sent back as it was read, and is nobody else’s', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const stored = (
      await ada.call('POST', path, { ...mia, profilePhoto: await png('#804020') })
    ).json<Person>()
    const address = String(stored.profilePhoto)
    const read = await ada.call('GET', address)
    expect(read.headers['content-type']).toBe('image/jpeg')
    expect((await ada.call('PATCH', `${path}/${stored.id}`, { profilePhoto: address })).json()).toEqual(
      stored,
    )
    expect((await eve.call('GET', address)).statusCode).toBe(404)
    expect((await eve.call('POST', path, { ...mia, profilePhoto: address })).statusCode).toBe(400)
    const without = await ada.call('PATCH', `${path}/${stored.id}`, { profilePhoto: null })
    expect(without.json()).toMatchObject({ profilePhoto: null })
  })
})

it('members and guests are kept apart (household 5)', async () => {
  const ada = await testApp.person()
  await ada.call('POST', '/api/guest-diners', mia)
  expect((await ada.call('GET', '/api/family-members')).json()).toEqual([])
})

it('the first family member ends the onboarding; a guest does not', async () => {
  const ada = await testApp.person()
  const status = async () => (await ada.call('GET', '/api/auth/onboarding-status')).json<OnboardingStatus>()
  await ada.call('POST', '/api/guest-diners', mia)
  expect(await status()).toMatchObject({ needsOnboarding: true, steps: { family: false } })
  await ada.call('POST', '/api/family-members', mia)
  expect(await status()).toMatchObject({ needsOnboarding: false, steps: { family: true } })
})
