import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import type { CreatedInvitation, HouseholdMembers } from '../../../domain/household/invitation.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { deleteDueAccounts } from '../../delete-due-accounts.ts'

const INVITATIONS = '/api/household/invitations'
const DAY = 86_400_000

const testApp = useTestApp()

const letter = () => testApp.sentEmails.at(-1)?.text ?? ''
const secretIn = (text: string) => /\/join\/([\w-]{43})/.exec(text)?.[1] ?? 'no link'

async function invite(person: Person, email?: string) {
  const response = await person.call('POST', INVITATIONS, { email })
  expect(response.statusCode).toBe(201)
  const given = response.json<CreatedInvitation>()
  return { ...given, token: secretIn(given.link) }
}

const join = async (person: Person, token: string, recipes = 'bring') =>
  person.call('POST', '/api/household/join', { token, recipes })
const leave = async (person: Person, recipes = 'leave') =>
  person.call('POST', '/api/household/leave', { recipes })
const here = async (person: Person) => (await person.call('GET', '/api/household')).json<HouseholdMembers>()
const recipesOf = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()
const cook = async (person: Person, change: Parameters<typeof aRecipe>[0] = {}) =>
  (await person.call('POST', '/api/recipes', aRecipe(change))).json<Recipe>()
const codesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
const lines = (recipes: Recipe[]) => recipes.map(({ userSequence, name }) => `#${userSequence} ${name}`)

async function picture(background = '#cc3311') {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** Does something while the next photo is stored. */
function whilePhotosMove(happens: () => Promise<unknown>) {
  const { photos } = testApp.dependencies.external
  const keep = photos.save.bind(photos)
  return vi.spyOn(photos, 'save').mockImplementationOnce(async (...photo) => {
    await happens()
    await keep(...photo)
  })
}

/** Two adults in one household: Ada's, which Bob joined; his own is kept for him. */
async function aCouple(recipes = 'bring') {
  const [ada, bob] = [await testApp.person({ firstName: 'Ada' }), await testApp.person({ firstName: 'Bob' })]
  expect((await join(bob, (await invite(ada)).token, recipes)).statusCode).toBe(200)
  return { ada, bob }
}

it('everybody starts alone; who lives together shares all, and sees who made it (household 1)', async () => {
  const [ada, bob] = [await testApp.person(), await testApp.person()]
  const made: [string, object][] = [
    ['/api/recipes', aRecipe()],
    ['/api/meal-planning-days', { name: 'School day' }],
    ['/api/family-members', { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#804020' }],
    ['/api/guest-diners', { firstName: 'Gus', lastName: 'Guest', initials: 'GG', color: '#804020' }],
    ['/api/calendar-assignments', aDay('2026-03-20')],
    ['/api/calendar-notes', { date: '2026-03-20', notes: 'BINS OUT' }],
    ['/api/completed-shopping-lists', aList('2026-03-02', '2026-03-08')],
  ]
  for (const [path, body] of made) expect((await bob.call('POST', path, body)).statusCode).toBe(201)
  const range = '?start=2026-03-01&end=2026-03-31'
  const seenByAda = async () =>
    Promise.all(
      made.map(async ([path]) => {
        const asked = /calendar/.test(path) ? path + range : path
        return (await ada.call('GET', asked)).json<{ userId: number }[]>().map(({ userId }) => userId)
      }),
    )
  expect(await seenByAda()).toEqual(made.map(() => []))
  expect((await join(ada, (await invite(bob)).token)).statusCode).toBe(200)
  expect(await seenByAda()).toEqual(made.map(() => [bob.user.id]))
})

describe('an invitation', () => {
  it('has a link that says who invites, to whoever holds it, and no more (household 12)', async () => {
    const ada = await testApp.person({ firstName: 'Ada', lastName: 'Cook' })
    const { token, link, expiresAt } = await invite(ada)
    expect(link).toBe(`http://localhost:3000/join/${token}`)
    expect(expiresAt).toBe(new Date(testApp.clock.now.getTime() + 7 * DAY).toISOString())
    const seen = await testApp.visit('GET', `/api/household/invitation?token=${token}`)
    expect(seen.json()).toEqual({
      invitedBy: 'Ada Cook',
      people: [{ firstName: 'Ada' }],
      email: null,
      expiresAt,
    })
    expect((await testApp.visit('GET', '/api/household/invitation?token=x')).statusCode).toBe(404)
    const rows = await testApp.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('goes by mail where an address is given', async () => {
    const ada = await testApp.person({ firstName: 'Ada', lastName: 'Cook' })
    const { token } = await invite(ada, ' Bob@Example.org ')
    expect(testApp.sentEmails.at(-1)).toMatchObject({
      to: 'bob@example.org',
      subject: 'Ada Cook invites you to share a kitchen in Plateful',
    })
    expect(
      (await testApp.visit('GET', `/api/household/invitation?token=${secretIn(letter())}`)).json(),
    ).toEqual((await testApp.visit('GET', `/api/household/invitation?token=${token}`)).json())
    expect(letter()).not.toContain(token)
    expect((await here(ada)).invitations).toMatchObject([{ email: 'bob@example.org' }])
    expect(JSON.stringify(await here(ada))).not.toContain(token)
  })

  it('says that it was not mailed, and its link can be passed on (household 12)', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const spy = vi
      .spyOn(testApp.dependencies.external.mail, 'send')
      .mockRejectedValueOnce(new Error('no mail today'))
    const unsent = await invite(ada, 'bob@example.org')
    expect(unsent).toMatchObject({ email: 'bob@example.org', isUnsent: true })
    expect((await join(bob, unsent.token)).statusCode).toBe(200)
    expect(await invite(ada, 'bob@example.org')).not.toHaveProperty('isUnsent')
    spy.mockRestore()
  })

  it('works once, also for two who hurry (household 12)', async () => {
    const ada = await testApp.person()
    const { token } = await invite(ada)
    const [bob, eve] = [await testApp.person(), await testApp.person()]
    const answers = await Promise.all([join(bob, token), join(eve, token)])
    expect(codesOf(answers)).toEqual([200, 404])
    expect((await here(ada)).people).toHaveLength(2)
    const third = await testApp.visit('POST', '/api/auth/register', {
      email: 'third@example.org',
      password: 'a good password',
      firstName: 'Third',
      lastName: 'Wheel',
      invitation: token,
    })
    expect(third.statusCode).toBe(404)
    expect(third.json()).toMatchObject({
      message: 'This invitation has been used or is too old. Ask for a new one.',
    })
  })

  it('works once, also when another one accepts it while the photos of the first are on their way', async () => {
    const [ada, bob, eve] = [await testApp.person(), await testApp.person(), await testApp.person()]
    await cook(bob, { name: 'Pie', photo: await picture() })
    const { token } = await invite(ada)
    const spy = whilePhotosMove(async () => expect((await join(eve, token, 'leave')).statusCode).toBe(200))
    expect((await join(bob, token)).statusCode).toBe(404)
    expect(spy).toHaveBeenCalledOnce()
    spy.mockRestore()
    expect((await here(ada)).people.map(({ email }) => email)).toEqual([ada.user.email, eve.user.email])
    expect(lines(await recipesOf(bob))).toEqual(['#1 Pie'])
  })

  it('works for a week, and not when it was withdrawn; a stranger withdraws nothing (household 12)', async () => {
    const [ada, bob, eve] = [await testApp.person(), await testApp.person(), await testApp.person()]
    const { token, id } = await invite(ada)
    expect((await eve.call('DELETE', `${INVITATIONS}/${id}`)).statusCode).toBe(404)
    expect((await ada.call('DELETE', `${INVITATIONS}/${id}`)).statusCode).toBe(204)
    expect((await join(bob, token)).statusCode).toBe(404)
    const old = await invite(ada)
    testApp.clock.pass(7 * DAY)
    expect((await join(bob, old.token)).statusCode).toBe(404)
    expect((await here(ada)).invitations).toEqual([])
  })

  it('is refused to oneself, and ten in a quarter of an hour are enough', async () => {
    const ada = await testApp.person()
    const { token } = await invite(ada)
    expect((await join(ada, token)).json()).toMatchObject({ message: 'You’re already in this household.' })
    const self = await ada.call('POST', INVITATIONS, { email: ada.user.email })
    expect(self.json()).toMatchObject({ message: 'This person is already in your household.' })
    expect((await ada.call('POST', INVITATIONS, { email: 'nobody' })).json()).toMatchObject({
      message: 'Please enter a valid email address',
    })
    for (let given = 1; given < 10; given += 1) await invite(ada)
    expect((await ada.call('POST', INVITATIONS, {})).statusCode).toBe(429)
  })
})

describe('an invited person without an account', () => {
  it('opens an account in the household; a mailed link has proved the address', async () => {
    const ada = await testApp.person()
    await cook(ada)
    const { token: seenByAda } = await invite(ada, 'new@example.org')
    const token = secretIn(letter())
    const sent = testApp.sentEmails.length
    const bob = await testApp.person({ email: 'new@example.org', invitation: token })
    expect(bob.user.isVerified).toBe(true)
    expect(testApp.sentEmails.length).toBe(sent)
    expect(await recipesOf(bob)).toEqual(await recipesOf(ada))
    expect((await here(ada)).people.map(({ isYou }) => isYou)).toEqual([true, false])
    expect((await testApp.visit('GET', `/api/household/invitation?token=${seenByAda}`)).statusCode).toBe(404)
    await invite(ada, 'else@example.org')
    expect((await testApp.person({ invitation: secretIn(letter()) })).user.isVerified).toBe(false)
  })

  it('proves nothing with the link that the inviter sees: the address is confirmed by an email as usual', async () => {
    const ada = await testApp.person()
    const { token } = await invite(ada, 'hers@example.org')
    const hers = await testApp.person({ email: 'hers@example.org', invitation: token })
    expect(hers.user.isVerified).toBe(false)
    expect((await here(ada)).people).toHaveLength(2)
    expect(testApp.sentEmails.at(-1)).toMatchObject({
      to: 'hers@example.org',
      subject: 'Confirm your email address for Plateful',
    })
    const [, address] = /(\/api\/auth\/verify-email\?token=[\w-]+)/.exec(letter()) ?? []
    await testApp.visit('GET', address ?? '')
    expect((await hers.call('GET', '/api/auth/me')).json()).toMatchObject({ isVerified: true })
  })
})

describe('two who open an account with one invitation', () => {
  it('are one too many, also when they hurry, and of the other nothing is left', async () => {
    const ada = await testApp.person()
    const { token } = await invite(ada)
    const open = (email: string) =>
      testApp.visit('POST', '/api/auth/register', {
        email,
        password: 'a good password',
        firstName: 'New',
        lastName: 'Cook',
        invitation: token,
      })
    const answers = await Promise.all([open('hurry1@example.org'), open('hurry2@example.org')])
    expect(codesOf(answers)).toEqual([201, 404])
    expect((await here(ada)).people).toHaveLength(2)
    const rows = await testApp.db.selectFrom('users').select('id').where('email', 'like', 'hurry%').execute()
    expect(rows).toHaveLength(1)
  })
})

describe('whoever is open at home', () => {
  it('hears who comes by an account of their own making, deletes it, or comes back (household 76)', async () => {
    const ada = await testApp.person()
    const { householdId } = await testApp.userRow(ada)
    const heard: string[] = []
    const stop = testApp.dependencies.changes.listen(householdId, ({ area }) => void heard.push(area))
    const { token } = await invite(ada)
    heard.length = 0
    const bob = await testApp.person({ invitation: token })
    expect(heard).toEqual(['household'])
    await bob.call('PATCH', '/api/user-preferences', { allergies: ['peanuts'] })
    heard.length = 0
    const password = { password: 'a good password' }
    await bob.call('DELETE', '/api/account', password)
    expect(heard).toEqual(['account'])
    expect((await ada.call('GET', '/api/auth/me')).json()).not.toHaveProperty('householdNeeds')
    const back = await testApp.visit('POST', '/api/auth/login', { email: bob.user.email, ...password })
    expect(back.json()).toMatchObject({ isRestored: true })
    expect(heard).toEqual(['account', 'household'])
    expect((await ada.call('GET', '/api/auth/me')).json()).toMatchObject({
      householdNeeds: { allergies: ['peanuts'] },
    })
    await testApp.visit('POST', '/api/auth/login', { email: bob.user.email, ...password })
    expect(heard).toHaveLength(2)
    stop()
  })
})

describe('REGISTRATION=invite', () => {
  const closed = useTestApp({ registration: 'invite' })
  const registration = {
    email: 'stranger@example.org',
    password: 'a good password',
    firstName: 'Stran',
    lastName: 'Ger',
  }

  it('keeps strangers out with a sentence, and lets the invited in', async () => {
    const refused = await closed.visit('POST', '/api/auth/register', registration)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      code: 'REGISTRATION_CLOSED',
      message: 'New accounts need an invitation. Ask someone who cooks here to invite you.',
    })
    const now = closed.clock.now.toISOString()
    const { id } = await closed.db
      .insertInto('households')
      .values({ onboardingSkipped: false, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const user = await closed.db
      .insertInto('users')
      .values({
        householdId: id,
        username: 'first',
        email: 'first@example.org',
        hashedPassword: '-',
        firstName: 'First',
        lastName: 'Cook',
        isVerified: true,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await closed.db
      .insertInto('invitations')
      .values({
        householdId: id,
        userId: user.id,
        tokenHash: createHash('sha256').update('secret').digest('hex'),
        createdAt: now,
        expiresAt: '2999-01-01T00:00:00.000Z',
      })
      .execute()
    const wrong = await closed.visit('POST', '/api/auth/register', { ...registration, invitation: 'guess' })
    expect(wrong.statusCode).toBe(404)
    const invited = await closed.visit('POST', '/api/auth/register', {
      ...registration,
      invitation: 'secret',
    })
    expect(invited.statusCode).toBe(201)
  })
})

describe('joining with recipes', () => {
  it('moves them under the next numbers, with photo, heart, stars, days made and links', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    await cook(ada, { name: 'Ada’s soup' })
    const pie = await cook(bob, { name: 'Pie', photo: await picture() })
    await cook(bob, { name: 'Stew' })
    await bob.call('PATCH', `/api/recipes/${pie.id}/marks`, { isFavourite: true, rating: 4 })
    await testApp.db
      .insertInto('recipeMakings')
      .values({
        householdId: (await testApp.userRow(bob)).householdId,
        recipeId: pie.id,
        userId: bob.user.id,
        date: '2026-03-01',
      })
      .execute()
    const shared = await bob.call('POST', '/api/shared-recipe-links', { title: 'Mine', recipeIds: [pie.id] })
    const marked = (await bob.call('GET', `/api/recipes/${pie.id}`)).json<Recipe>()

    expect((await join(bob, (await invite(ada)).token)).json()).toMatchObject({
      people: [{ isYou: false }, { isYou: true }],
      isAnotherKept: true,
    })
    expect(lines(await recipesOf(ada))).toEqual(['#3 Stew', '#2 Pie', '#1 Ada’s soup'])
    const moved = (await ada.call('GET', `/api/recipes/${pie.id}`)).json<Recipe>()
    expect(moved).toEqual({ ...marked, userSequence: 2 })
    const photo = await ada.call('GET', moved.photo ?? '')
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const householdId = (await testApp.userRow(ada)).householdId
    expect(
      await testApp.db.selectFrom('recipeMakings').selectAll().where('recipeId', '=', pie.id).execute(),
    ).toMatchObject([{ householdId }])
    const { shareId } = shared.json<{ shareId: string }>()
    const eve = await testApp.person()
    expect((await eve.call('GET', `/api/shared-recipe-links/${shareId}`)).json()).toMatchObject({
      recipes: [{ name: 'Pie' }],
    })
    expect(lines([await cook(ada, { name: 'Next' })])).toEqual(['#4 Next'])
  })

  it('moves the photo of what is saved while the others are on their way', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    await cook(bob, { name: 'Pie', photo: await picture() })
    const photo = await picture('#11cc33')
    whilePhotosMove(async () => cook(bob, { name: 'Soup', photo }))
    expect((await join(bob, (await invite(ada)).token)).statusCode).toBe(200)
    const recipes = await recipesOf(ada)
    expect(lines(recipes)).toEqual(['#2 Soup', '#1 Pie'])
    for (const moved of recipes) expect((await ada.call('GET', moved.photo ?? '')).statusCode).toBe(200)
  })

  it('or leaves them, and the household of before waits whole until one returns', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const stew = await cook(bob, { name: 'Stew' })
    await bob.call('POST', '/api/calendar-assignments', aDay('2026-03-20'))
    await bob.call('PATCH', '/api/user-preferences', { allergies: ['milk'] })
    const days = '/api/calendar-assignments?start=2026-03-01&end=2026-03-31'
    const before = (await bob.call('GET', days)).json<unknown>()
    expect((await join(bob, (await invite(ada)).token, 'leave')).statusCode).toBe(200)
    expect(await recipesOf(bob)).toEqual([])
    expect((await bob.call('GET', `/api/recipes/${stew.id}`)).statusCode).toBe(404)
    expect((await bob.call('GET', days)).json()).toEqual([])
    expect((await bob.call('GET', '/api/user-preferences')).json()).toMatchObject({ allergies: ['milk'] })

    expect((await leave(bob)).json()).toMatchObject({ people: [{ isYou: true }], isAnotherKept: false })
    expect(lines(await recipesOf(bob))).toEqual(['#1 Stew'])
    expect((await bob.call('GET', days)).json()).toEqual(before)
    expect((await bob.call('GET', '/api/user-preferences')).json()).toMatchObject({ allergies: ['milk'] })
    expect((await here(ada)).people).toHaveLength(1)
  })

  it('asks for the choice: without one nothing happens', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const { token } = await invite(ada)
    const unclear = await bob.call('POST', '/api/household/join', { token })
    expect(unclear.statusCode).toBe(400)
    expect(unclear.json()).toMatchObject({ message: 'Choose what happens to your recipes' })
    expect((await here(ada)).people).toHaveLength(1)
  })

  it('copies what others still use, when one comes from a shared household', async () => {
    const { ada, bob } = await aCouple()
    await cook(ada, { name: 'Ada’s soup' })
    const pie = await cook(bob, { name: 'Pie', photo: await picture() })
    const eve = await testApp.person()
    expect((await join(bob, (await invite(eve)).token)).statusCode).toBe(200)
    expect(lines(await recipesOf(eve))).toEqual(['#1 Pie'])
    expect(lines(await recipesOf(ada))).toEqual(['#2 Pie', '#1 Ada’s soup'])
    const [copy] = await recipesOf(bob)
    expect(copy?.id).not.toBe(pie.id)
    expect(copy?.globalId).not.toBe(pie.globalId)
    expect((await eve.call('GET', copy?.photo ?? '')).statusCode).toBe(200)
    expect((await ada.call('GET', pie.photo ?? '')).statusCode).toBe(200)
  })
})

describe('leaving', () => {
  it('takes a copy of the recipes one made, by choice, and nothing that others made', async () => {
    const { ada, bob } = await aCouple()
    await cook(ada, { name: 'Ada’s soup' })
    await cook(bob, { name: 'Pie' })
    expect((await leave(bob, 'bring')).statusCode).toBe(200)
    expect(lines(await recipesOf(bob))).toEqual(['#1 Pie'])
    expect(lines(await recipesOf(ada))).toEqual(['#2 Pie', '#1 Ada’s soup'])
  })

  it('takes along which lines stand for a recipe that stays (recipes 136)', async () => {
    const { ada, bob } = await aCouple()
    const sauce = await cook(ada, { name: 'Tomato sauce' })
    const usedRecipes = [{ line: 'Tomato sauce', recipeId: sauce.id }]
    await cook(bob, { name: 'Lasagne', ingredients: ['Tomato sauce'], usedRecipes })
    expect((await leave(bob, 'bring')).statusCode).toBe(200)
    expect(await recipesOf(bob)).toMatchObject([{ name: 'Lasagne', usedRecipes }])
  })

  it('finds the recipes of the week that waited, which moved away and came back as copies (household 78)', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const pie = await cook(bob, { name: 'Pie' })
    const stew = await cook(bob, { name: 'Stew' })
    const dinnerMeals = [aMeal({ name: 'Pie', type: 'recipe', recipeId: pie.id })]
    const frozen = aMeal({ id: 'meal-2', name: 'Stew', type: 'freezer', cookedFrom: stew.id })
    await bob.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-20', { dinnerMeals, lunchMeals: [frozen] }),
    )
    await bob.call('POST', '/api/calendar-assignments', aDay('2026-03-21'))
    await bob.call('POST', '/api/meal-planning-days', { name: 'Pie day', dinnerMeals })
    const empty = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }
    const menuDays = [...Array.from({ length: 6 }, () => empty), { ...empty, dinnerMeals }]
    await bob.call('POST', '/api/menus', { name: 'Pie week', menuDays })
    const days = '/api/calendar-assignments?start=2026-03-20&end=2026-03-21'
    const before = (await bob.call('GET', days)).json<{ version: number }[]>()

    expect((await join(bob, (await invite(ada)).token)).statusCode).toBe(200)
    expect((await leave(bob, 'bring')).statusCode).toBe(200)
    const [newStew, newPie] = await recipesOf(bob)
    expect([newStew?.name, newPie?.name]).toEqual(['Stew', 'Pie'])
    const copy = [{ ...dinnerMeals[0], recipeId: newPie?.id }]
    expect((await bob.call('GET', days)).json()).toEqual([
      {
        ...before[0],
        dinnerMeals: copy,
        lunchMeals: [{ ...frozen, cookedFrom: newStew?.id }],
        version: (before[0]?.version ?? 0) + 1,
      },
      before[1],
    ])
    expect((await bob.call('GET', '/api/meal-planning-days')).json()).toMatchObject([{ dinnerMeals: copy }])
    const [menu] = (await bob.call('GET', '/api/menus')).json<{ menuDays: unknown[] }[]>()
    expect(menu?.menuDays[6]).toMatchObject({ dinnerMeals: copy })
    expect(lines(await recipesOf(ada))).toEqual(['#2 Stew', '#1 Pie'])
  })

  it('brings the photos of all recipes to the last one, also when somebody else leaves meanwhile', async () => {
    const { ada, bob } = await aCouple()
    await cook(ada, { name: 'Soup', photo: await picture('#11cc33') })
    await cook(bob, { name: 'Pie', photo: await picture() })
    whilePhotosMove(async () => expect((await leave(ada)).statusCode).toBe(200))
    expect((await leave(bob, 'bring')).statusCode).toBe(200)
    const recipes = await recipesOf(bob)
    expect(lines(recipes)).toEqual(['#2 Pie', '#1 Soup'])
    for (const { photo } of recipes) expect((await bob.call('GET', photo ?? '')).statusCode).toBe(200)
  })

  it('leads to a new household where none waits, and is refused to who is alone in it', async () => {
    const ada = await testApp.person()
    const bob = await testApp.person({ invitation: (await invite(ada)).token })
    await cook(ada)
    expect((await leave(bob)).json()).toMatchObject({ people: [{ isYou: true }], isAnotherKept: false })
    expect(await recipesOf(bob)).toEqual([])
    const alone = await leave(ada)
    expect(alone.statusCode).toBe(400)
    expect(alone.json()).toMatchObject({ message: 'You’re the only one here: this household is yours.' })
  })

  it('withdraws the invitations that one handed round, and sees nothing of the household (household 12)', async () => {
    const { ada, bob } = await aCouple()
    const soup = await cook(ada)
    const [{ token }, ofAda] = [await invite(bob), await invite(ada)]
    await leave(bob)
    expect((await join(await testApp.person(), token)).statusCode).toBe(404)
    expect((await join(await testApp.person(), ofAda.token)).statusCode).toBe(200)
    expect((await bob.call('GET', `/api/recipes/${soup.id}`)).statusCode).toBe(404)
    expect((await bob.call('PATCH', `/api/recipes/${soup.id}`, { name: 'Mine' })).statusCode).toBe(404)
  })

  it('twice at once happens once', async () => {
    const { bob } = await aCouple()
    const answers = await Promise.all([leave(bob), leave(bob), leave(bob)])
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.every((code) => [200, 400, 412].includes(code))).toBe(true)
    expect((await here(bob)).people).toHaveLength(1)
  })

  it('two who invite each other and accept at once end in one piece', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const [toAda, toBob] = [await invite(ada), await invite(bob)]
    const answers = await Promise.all([join(bob, toAda.token), join(ada, toBob.token)])
    expect(codesOf(answers)).toEqual([200, 404])
    expect((await here(ada)).people).toHaveLength(2)
  })
})

describe('who is alone beside an account that waits for deletion (household 77)', () => {
  const password = { password: 'a good password' }
  async function besideALeaver() {
    const ada = await testApp.person()
    const bob = await testApp.person({ invitation: (await invite(ada)).token })
    await cook(bob, { name: 'Pie', photo: await picture() })
    await cook(ada, { name: 'Soup' })
    expect((await bob.call('DELETE', '/api/account', password)).statusCode).toBe(204)
    return { ada, bob, eve: await testApp.person() }
  }
  const login = async ({ user: { email } }: Person) => {
    const answer = await testApp.visit('POST', '/api/auth/login', { email, ...password })
    return String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  }

  it.each(['leave', 'bring'])('finds it whole after the other came back and moved on: %s', async (how) => {
    const { ada, bob, eve } = await besideALeaver()
    await join(ada, (await invite(eve)).token, 'leave')
    const cookie = await login(bob)
    const { token } = await invite(await testApp.person())
    const moved = await testApp.visit('POST', '/api/household/join', { token, recipes: how }, { cookie })
    expect(moved.statusCode).toBe(200)
    await leave(ada)
    expect(lines((await ada.call('GET', '/api/recipes')).json<Recipe[]>())).toEqual(['#2 Soup', '#1 Pie'])
  })

  it('is seen at once by the other, who came back, when they come home', async () => {
    const { ada, bob, eve } = await besideALeaver()
    await join(ada, (await invite(eve)).token, 'leave')
    await login(bob)
    const { householdId } = await testApp.userRow(bob)
    const announce = vi.spyOn(testApp.dependencies.changes, 'announce')
    await leave(ada)
    expect(announce).toHaveBeenCalledWith(expect.objectContaining({ householdId, area: 'household' }))
    announce.mockRestore()
  })

  it('finds their household again, also once that account is deleted', async () => {
    const { ada, bob, eve } = await besideALeaver()
    expect((await leave(ada)).json()).toMatchObject({
      message: 'You’re the only one here: this household is yours.',
    })
    const joined = await join(ada, (await invite(eve)).token, 'leave')
    expect(joined.json()).toMatchObject({ isAnotherKept: true })
    testApp.clock.pass(31 * DAY)
    await deleteDueAccounts(
      { ...testApp.dependencies, db: testApp.unwatched },
      testApp.clock.now.toISOString(),
    )
    expect((await testApp.visit('POST', '/api/auth/login', { ...bob.user, ...password })).statusCode).toBe(
      401,
    )
    // A month later she is signed out, too.
    const cookie = await login(ada)
    await testApp.visit('POST', '/api/household/leave', { recipes: 'leave' }, { cookie })
    const found = (await testApp.visit('GET', '/api/recipes', undefined, { cookie })).json<Recipe[]>()
    expect(lines(found)).toEqual(['#2 Soup', '#1 Pie'])
  })

  it('brings every recipe along, and who comes back has them all', async () => {
    const { ada, bob, eve } = await besideALeaver()
    expect((await join(ada, (await invite(eve)).token)).statusCode).toBe(200)
    const brought = await recipesOf(eve)
    expect(lines(brought)).toEqual(['#2 Soup', '#1 Pie'])
    expect((await eve.call('GET', brought[1]?.photo ?? '')).statusCode).toBe(200)
    const cookie = await login(bob)
    const there = (await testApp.visit('GET', '/api/recipes', undefined, { cookie })).json<Recipe[]>()
    expect(lines(there)).toEqual(['#2 Soup', '#1 Pie'])
  })

  it('is at home again where the other one comes back and invites them', async () => {
    const { ada, bob, eve } = await besideALeaver()
    await join(ada, (await invite(eve)).token, 'leave')
    const cookie = await login(bob)
    const given = await testApp.visit('POST', INVITATIONS, {}, { cookie })
    const { link } = given.json<CreatedInvitation>()
    expect((await join(ada, secretIn(link), 'leave')).json()).toMatchObject({
      people: [{ isYou: true }, { isYou: false }],
      isAnotherKept: false,
    })
  })
})

describe('the address of the calendar', () => {
  const addressOf = async (person: Person) =>
    (await person.call('POST', '/api/calendar-feed')).json<{ address: string }>().address
  const isRead = async (address: string) =>
    (await testApp.visit('GET', new URL(address).pathname)).statusCode === 200

  it('of a household that somebody leaves leads nowhere from then on', async () => {
    const { ada, bob } = await aCouple()
    const address = await addressOf(ada)
    expect(await isRead(address)).toBe(true)
    expect((await leave(bob)).statusCode).toBe(200)
    expect(await isRead(address)).toBe(false)
    expect((await ada.call('GET', '/api/calendar-feed')).json()).toBeNull()
  })

  it("of one's own household waits with it", async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const address = await addressOf(bob)
    expect((await join(bob, (await invite(ada)).token, 'leave')).statusCode).toBe(200)
    expect(await isRead(address)).toBe(true)
  })
})
