import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { aPerson, aStoredRecipe, aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { meCall } from '../../../contract/account.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import {
  allowancesCall,
  changeAllowanceCall,
  familyCalls,
  changeFineLineCall,
  fineLinesCall,
  deleteConfirmedLineCall,
  guestCalls,
  saveConfirmedLineCall,
  confirmedLinesCall,
} from '../../../contract/household.ts'
import { recipeCall, recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'

const confirmed = (contains: 'nuts'[], food: string | null = null) => ({
  id: 3,
  userId: 1,
  line: '1 tbsp zorblax',
  contains,
  food,
  createdAt: '2026-03-01T10:00:00.000Z',
})

beforeEach(() => {
  server.answers(
    recipeCall,
    aStoredRecipe({ ingredients: ['300 g pasta', '100 g bacon', '1 tbsp Zorblax', '2 carrots'], tags: [] }),
  )
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', allergies: ['Eggs'] }),
    aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['vegetarian'] }),
    aPerson({ id: 3, firstName: 'Cat' }),
  ])
  server.answers(guestCalls.list, [aPerson({ id: 1, firstName: 'Gus', dietaryPreferences: ['halal'] })])
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
})

const section = async () => within(await screen.findByRole('region', { name: 'Who can eat it' }))
const open = async (person: UserEvent) => {
  await person.click((await section()).getByRole('button'))
  return within(await screen.findByRole('dialog', { name: 'Who can eat Tomato soup' }))
}
const signs = async () =>
  (await section())
    .getByRole('button')
    .getAttribute('aria-label')
    ?.replace(/: who can eat .*$/, '')

it('says under the title who must not and how many lines there are to look at (household 24)', async () => {
  visit('/recipe/1')
  expect(await signs()).toBe('Not for Ben and Gus, 2 lines to look at for Ben, Gus, Ada')
  expect(screen.queryByText(/Cat/)).toBeNull()
})

it('comes together with the recipe, with no room kept for it (recipes 58)', async () => {
  const release = server.holds(confirmedLinesCall, [])
  visit('/recipe/1')
  expect(await screen.findByRole('heading', { name: 'Tomato soup', level: 1 })).toBeVisible()
  expect(screen.queryByText('300 g pasta')).toBeNull()
  release()
  await section()
  expect(screen.getByText('300 g pasta')).toBeVisible()
  expect(document.querySelector('[data-keeps-room="true"]')).toBeNull()
})

it('comes later, into room kept for it, where it takes long (recipes 58)', async () => {
  const release = server.holds(confirmedLinesCall, [])
  visit('/recipe/1')
  expect(await screen.findByText('300 g pasta')).toBeVisible()
  const room = document.querySelector('[data-keeps-room="true"]')
  expect(room?.textContent).toBe('')
  release()
  await section()
  expect(room?.textContent).toContain('Not for Ben')
})

it('says that it is safe for all, and why each line is, where nothing speaks against it (household 16)', async () => {
  server.answers(recipeCall, aStoredRecipe({ ingredients: ['2 carrots'], tags: [] }))
  const person = visit('/recipe/1')
  expect(await signs()).toBe('Safe for all')
  const dialog = await open(person)
  expect(dialog.getByText('Safe for Ada, Ben, Gus')).toBeVisible()
  const line = dialog.getByText('2 carrots')
  expect(line.closest('details')?.open).toBe(false)
  await person.click(line)
  expect(line.closest('details')?.open).toBe(true)
  expect(
    dialog.getByText('carrot is known, made of root vegetable, and nothing in it speaks against Eggs.'),
  ).toBeVisible()
})

it('calls no line free that somebody must not eat, but says of what it is free (household 41)', async () => {
  const dialog = await open(visit('/recipe/1'))
  const free = within(dialog.getByRole('region', { name: 'Free, and why' }))
  const said = (line: string) => free.getByText(line).textContent
  expect(said('100 g bacon')).toBe('100 g bacon · free of eggs')
  expect(said('300 g pasta')).toBe('300 g pasta · halal, vegetarian')
})

it('says once that a line is free, of however much', async () => {
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', allergies: ['Eggs', 'Milk'] }),
    aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['vegetarian'] }),
  ])
  server.answers(recipeCall, aStoredRecipe({ ingredients: ['100 g bacon'], tags: [] }))
  const dialog = await open(visit('/recipe/1'))
  const free = within(dialog.getByRole('region', { name: 'Free, and why' }))
  expect(free.getByText('100 g bacon').textContent).toBe('100 g bacon · free of milk and eggs')
})

it('opened says for each person why not, and for each line in doubt what is not known', async () => {
  const dialog = await open(visit('/recipe/1'))
  const not = within(dialog.getByRole('region', { name: 'Must not eat it' }))
  expect(not.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Not for Ben: not vegetarian (100 g bacon)',
    'Not for Gus: not halal (100 g bacon)',
  ])
  const look = within(dialog.getByRole('region', { name: '2 lines to look at' }))
  expect(look.getAllByRole('listitem').map((row) => row.querySelectorAll('p')[1]?.textContent)).toEqual([
    'Careful for Ada: pasta is often made with eggs.',
    "Not checked for Ada: We don’t know enough about what 'zorblax' is.",
  ])
  expect(look.queryByRole('button', { name: 'It is… (300 g pasta)' })).toBeNull()
})

it('never takes one person for another of the same first name', async () => {
  server.answers(confirmedLinesCall, [confirmed([])])
  server.answers(familyCalls.list, [
    aPerson({ id: 1, firstName: 'Ada', lastName: 'Grey', allergies: ['Eggs'] }),
    aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['Vegetarian'] }),
    aPerson({ id: 3, firstName: 'Eve', allergies: ['eggs'], dietaryPreferences: ['vegetarian'] }),
    aPerson({ id: 4, firstName: 'Tom', allergies: ['milk'] }),
  ])
  server.answers(guestCalls.list, [
    aPerson({ id: 1, firstName: 'ada', lastName: 'Hill', allergies: ['peanuts'] }),
  ])
  const dialog = await open(visit('/recipe/1'))
  expect(dialog.getByText('Safe for Tom, ada Hill')).toBeVisible()
  expect(dialog.getByText('Not for Ben, Eve: not vegetarian (100 g bacon)')).toBeVisible()
  expect(dialog.getByText('Careful for Ada Grey, Eve: pasta is often made with eggs.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Allow ‘may contain eggs’ for Ada Grey' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Allow ‘may contain eggs’ for Eve' })).toBeVisible()
})

it('takes the word of the family once, shows it, and lets it be taken back', async () => {
  server.answers(saveConfirmedLineCall, ({ body }) => {
    const kept = { ...confirmed([]), ...body, line: body.line.toLowerCase() }
    server.answers(confirmedLinesCall, [kept])
    return kept
  })
  const person = visit('/recipe/1')
  const dialog = await open(person)
  await person.click(dialog.getByRole('button', { name: 'It is… (1 tbsp Zorblax)' }))
  await person.click(await screen.findByRole('button', { name: 'It contains none of these' }))
  expect(await dialog.findByText(/contains no allergen, says your family/)).toBeVisible()
  expect(dialog.queryByText(/Not checked for Ada/)).toBeNull()
  expect(server.received(saveConfirmedLineCall)[0]?.body).toEqual({
    line: '1 tbsp Zorblax',
    food: null,
    contains: [],
  })

  server.answers(deleteConfirmedLineCall, () => {
    server.answers(confirmedLinesCall, [])
  })
  await person.click(dialog.getByRole('button', { name: 'Change what is in 1 tbsp zorblax' }))
  await person.click(await screen.findByRole('button', { name: 'I’m not sure any more' }))
  expect(await dialog.findByText(/^Not checked for Ada/)).toBeVisible()
})

it('takes the word of the family which food a line is, by any name of that food (household 22)', async () => {
  server.answers(saveConfirmedLineCall, ({ body }) => {
    const kept = { ...confirmed([]), ...body, line: body.line.toLowerCase() }
    server.answers(confirmedLinesCall, [kept])
    return kept
  })
  const person = visit('/recipe/1')
  const dialog = await open(person)
  await person.click(dialog.getByRole('button', { name: 'It is… (1 tbsp Zorblax)' }))
  const asked = within(await screen.findByRole('dialog', { name: 'What is in it?' }))
  await person.type(await asked.findByRole('searchbox', { name: 'It is…' }), 'zucchin')
  await person.click(asked.getByRole('button', { name: 'zucchini (courgette)' }))
  expect(asked.queryByRole('checkbox', { name: 'Eggs' })).toBeNull()
  await person.click(asked.getByRole('button', { name: 'It is courgette' }))
  expect(await dialog.findByText('‘1 tbsp zorblax’ is courgette, says your family.')).toBeVisible()
  expect(dialog.queryByText(/zorblax' is\./)).toBeNull()
  expect(server.received(saveConfirmedLineCall)[0]?.body).toEqual({
    line: '1 tbsp Zorblax',
    food: 'courgette',
    contains: [],
  })
})

it('says that no food is called what was typed', async () => {
  const person = visit('/recipe/1')
  await person.click((await open(person)).getByRole('button', { name: 'It is… (1 tbsp Zorblax)' }))
  const asked = within(await screen.findByRole('dialog', { name: 'What is in it?' }))
  await person.type(await asked.findByRole('searchbox', { name: 'It is…' }), 'zorblax')
  expect(asked.getByText('No food of that name. Tick below what is in it.')).toBeVisible()
})

it('calls a line fine for one person, for all they avoid, and takes that back (household 23)', async () => {
  server.answers(changeFineLineCall, ({ body: { needs, isFine, ...fine } }) => {
    const line = fine.line.toLowerCase()
    server.answers(fineLinesCall, isFine ? needs.map((need) => ({ ...fine, line, need })) : [])
  })
  const person = visit('/recipe/1')
  const dialog = await open(person)
  await person.click(dialog.getByRole('button', { name: 'Fine for Ada (1 tbsp Zorblax)' }))
  expect(await dialog.findByText('‘1 tbsp zorblax’ is fine for Ada.')).toBeVisible()
  expect(dialog.queryByText(/Not checked for Ada/)).toBeNull()
  expect(dialog.getAllByText(/^Not checked for Ben/)).toHaveLength(1)
  expect(server.received(changeFineLineCall)[0]?.body).toEqual({
    kind: 'family',
    personId: 1,
    line: '1 tbsp Zorblax',
    needs: ['eggs'],
    isFine: true,
  })
  await person.click(dialog.getByRole('button', { name: '1 tbsp zorblax isn’t fine for Ada any more' }))
  expect(await dialog.findByText(/^Not checked for Ada/)).toBeVisible()
})

it('lets one person eat what only may contain it, and takes that back', async () => {
  server.answers(confirmedLinesCall, [confirmed([])])
  server.answers(changeAllowanceCall, ({ body: { isAllowed, ...allowance } }) => {
    server.answers(allowancesCall, isAllowed ? [allowance] : [])
  })
  const person = visit('/recipe/1')
  const dialog = await open(person)
  await person.click(dialog.getByRole('button', { name: 'Allow ‘may contain eggs’ for Ada' }))
  expect(await dialog.findByText('Safe for Ada')).toBeVisible()
  expect(server.received(changeAllowanceCall)[0]?.body).toEqual({
    kind: 'family',
    personId: 1,
    allergy: 'eggs',
    isAllowed: true,
  })
  await person.click(dialog.getByRole('button', { name: 'Ada eats what may contain eggs: not any more' }))
  expect(await dialog.findByText(/^Careful for Ada/)).toBeVisible()
})

it('says on the recipe for whom no food can show whether it suits', async () => {
  server.answers(recipeCall, aStoredRecipe({ ingredients: ['2 carrots'], tags: [] }))
  server.answers(familyCalls.list, [aPerson({ id: 1, firstName: 'Tom', dietaryPreferences: ['low salt'] })])
  server.answers(guestCalls.list, [])
  const person = visit('/recipe/1')
  expect(await signs()).toBe('Not checked for Tom')
  expect((await open(person)).getByText('Not checked for Tom: low salt')).toBeVisible()
})

it('counts what binds the household beside everybody, and lets nobody allow it there (household 61)', async () => {
  server.answers(meCall, { ...aUser(), householdNeeds: { allergies: ['Milk'], diets: [] } })
  server.answers(
    recipeCall,
    aStoredRecipe({ ingredients: ['100 g dark chocolate', '50 g cheddar'], tags: [] }),
  )
  server.answers(familyCalls.list, [aPerson({ id: 1, firstName: 'Ada', allergies: ['Fish'] })])
  server.answers(guestCalls.list, [])
  const person = visit('/recipe/1')
  expect(await signs()).toBe('Not for your household, 1 line to look at for your household')
  const dialog = await open(person)
  expect(dialog.getByText('Safe for Ada')).toBeVisible()
  expect(dialog.getByText('Not for your household: contains milk (50 g cheddar)')).toBeVisible()
  expect(dialog.getByText(/^Careful for your household: /)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /your household/ })).toBeNull()
})

it('takes the answers of those who share a need for the household too, and says it once (household 61)', async () => {
  server.answers(meCall, { ...aUser(), householdNeeds: { allergies: ['Milk'], diets: [] } })
  server.answers(
    recipeCall,
    aStoredRecipe({ ingredients: ['100 g dark chocolate', '50 g cheddar'], tags: [] }),
  )
  server.answers(familyCalls.list, [aPerson({ id: 1, firstName: 'Ada', allergies: ['milk'] })])
  server.answers(guestCalls.list, [])
  server.answers(changeFineLineCall, ({ body: { needs, isFine, ...fine } }) => {
    const line = fine.line.toLowerCase()
    server.answers(fineLinesCall, isFine ? needs.map((need) => ({ ...fine, line, need })) : [])
  })
  const person = visit('/recipe/1')
  expect(await signs()).toBe('Not for Ada, 1 line to look at for Ada')
  const dialog = await open(person)
  expect(dialog.queryByText(/your household/)).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Fine for Ada (100 g dark chocolate)' }))
  await expect.poll(() => dialog.queryByText(/to look at/)).toBeNull()
  await person.keyboard('{Escape}')
  expect(await signs()).toBe('Not for Ada')
})

it('is there for the household alone (household 61)', async () => {
  server.answers(meCall, { ...aUser(), householdNeeds: { allergies: ['Milk'], diets: [] } })
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
  visit('/recipe/1')
  expect(await signs()).toBe('1 line to look at for your household')
})

it('is not there where nobody has an allergy or a diet', async () => {
  server.answers(familyCalls.list, [aPerson()])
  server.answers(guestCalls.list, [])
  visit('/recipe/1')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Who can eat it' })).toBeNull()
})

it('warns of what only the recipe in it contains, before anything else is shown (recipes 54)', async () => {
  const sauce = aStoredRecipe({ id: 8, name: 'Bacon sauce', ingredients: ['1 egg', '100 g lardons'] })
  const usedRecipes = [{ line: '2 portions bacon sauce', recipeId: 8 }]
  const pasta = aStoredRecipe({ ingredients: ['2 portions bacon sauce'], tags: [], usedRecipes })
  server.answers(recipeCall, pasta)
  server.answers(recipesCall, [pasta, sauce])
  const person = visit('/recipe/1')
  const sign = (await section()).getByRole('button')
  expect(sign.getAttribute('aria-label')).toMatch(/^Not for Ada, Ben and Gus/)
  const ingredients = screen.getByRole('heading', { name: 'Ingredients' })
  expect(sign.compareDocumentPosition(ingredients)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Open Bacon sauce, 2 portions' })).toHaveProperty(
    'search',
    '?servings=2',
  )
  // The recipe uses two of the four portions of the sauce, so half of its 100 g.
  expect(screen.getByText('50 g').closest('li')?.textContent).toBe('50 g lardons')
  const dialog = await open(person)
  expect(dialog.getByText('Not for Ada: contains eggs (1 egg)')).toBeVisible()
  expect(dialog.getByText(/Not for Ben: not vegetarian/)).toBeVisible()
})

it('says that nothing was checked where the recipes in it cannot be read (recipes 54)', async () => {
  const usedRecipes = [{ line: '2 portions bacon sauce', recipeId: 8 }]
  server.answers(recipeCall, aStoredRecipe({ ingredients: ['2 portions bacon sauce'], usedRecipes }))
  server.refuses(recipesCall, 500, 'Something went wrong')
  visit('/recipe/1')
  expect(
    await screen.findByText(/couldn’t check who can eat this/, undefined, { timeout: 10_000 }),
  ).toBeVisible()
  expect(screen.queryByText(/Safe for/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Who can eat it' })).toBeNull()
})

it.each<[string, string, RegExp]>([
  ['/recipe/1', 'this', /Not for Ben/],
  ['/recipes', 'what', /Not for Ben/],
  ['/calendar', 'what', /^Meal Calendar$/],
])(
  'says on %s that nobody was looked after where people could not be read (household 44)',
  async (at, what, then) => {
    server.answers(recipesCall, [aStoredRecipe({ ingredients: ['100 g bacon'] })])
    server.answers(assignmentsCall, [])
    server.answers(completedListsCall, [])
    server.refuses(familyCalls.list, 500, 'Something went wrong.')
    const person = visit(at)
    const note = `We couldn’t check who can eat ${what}, because the people at your table couldn’t be loaded.`
    expect(await screen.findByText(note)).toBeVisible()
    server.answers(familyCalls.list, [
      aPerson({ id: 2, firstName: 'Ben', dietaryPreferences: ['vegetarian'] }),
    ])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => screen.queryByText(note)).toBeNull()
    expect((await screen.findAllByText(then)).length).toBeGreaterThan(0)
  },
)

it('says on the calendar that the recipes are what could not be looked into (household 44)', async () => {
  server.answers(assignmentsCall, [])
  server.answers(completedListsCall, [])
  server.refuses(recipesCall, 500, 'Something went wrong.')
  visit('/calendar')
  expect(
    await screen.findByText('We couldn’t check who can eat what, because your recipes couldn’t be loaded.'),
  ).toBeVisible()
})
