import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { type Menu, MAX_MENUS } from '../../../domain/calendar/menu.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'

const testApp = useTestApp()
const MENUS = '/api/menus'

const nothing = { breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [] }
const aWeek = (dinner: object = aMeal()) => [
  { ...nothing, dinnerMeals: [dinner] },
  ...Array.from({ length: 6 }, () => nothing),
]
const keep = (person: Person, name: string, menuDays: object[] = aWeek()) =>
  person.call('POST', MENUS, { name, menuDays })
const all = async (person: Person) => (await person.call('GET', MENUS)).json<Menu[]>()

describe('menus (calendar 41)', () => {
  it('are kept, listed by name, renamed and deleted', async () => {
    const ada = await testApp.person()
    const winter = await keep(ada, ' Winter ')
    expect(winter.statusCode).toBe(201)
    expect(winter.json()).toMatchObject({ name: 'Winter', userId: ada.user.id, menuDays: aWeek() })
    await keep(ada, 'autumn')
    expect((await all(ada)).map(({ name }) => name)).toEqual(['autumn', 'Winter'])
    const { id } = winter.json<Menu>()
    const renamed = await ada.call('PATCH', `${MENUS}/${id}`, { name: 'A cold week' })
    expect(renamed.json()).toMatchObject({ name: 'A cold week', menuDays: aWeek() })
    expect((await ada.call('DELETE', `${MENUS}/${id}`)).statusCode).toBe(204)
    expect((await ada.call('DELETE', `${MENUS}/${id}`)).statusCode).toBe(404)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['autumn'])
  })

  it.each([
    ['without a name', { name: ' ', menuDays: aWeek() }, 'Menu name is required'],
    ['without a meal', { name: 'Empty', menuDays: Array.from({ length: 7 }, () => nothing) }, 'no meals'],
    ['of six days', { name: 'Short', menuDays: aWeek().slice(1) }, '7 days'],
    [
      'with a recipe of nobody',
      { name: 'Odd', menuDays: aWeek(aMeal({ type: 'recipe', recipeId: 999 })) },
      'library',
    ],
    ['with a person of nobody', { name: 'Odd', menuDays: aWeek(aMeal({ dinerIds: [999] })) }, 'household'],
  ])('%s are refused', async (_, body, said) => {
    const ada = await testApp.person()
    const answer = await ada.call('POST', MENUS, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(said)
    expect(await all(ada)).toEqual([])
  })

  it('keep their meals when the recipe is deleted', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    await keep(ada, 'Soup week', aWeek(aMeal({ type: 'recipe', recipeId: id })))
    await ada.call('DELETE', `/api/recipes/${id}`)
    expect((await all(ada))[0]?.menuDays[0]?.dinnerMeals).toMatchObject([{ recipeId: id }])
  })

  it('a repeat after a lost answer makes no second one', async () => {
    const ada = await testApp.person()
    const body = { name: 'Once', menuDays: aWeek() }
    const headers = { 'idempotency-key': 'k'.repeat(20) }
    await ada.call('POST', MENUS, body, headers)
    await ada.call('POST', MENUS, body, headers)
    expect(await all(ada)).toHaveLength(1)
  })

  it('there are at most a hundred', async () => {
    const ada = await testApp.person()
    for (let count = 0; count < MAX_MENUS; count += 1) await keep(ada, `Menu ${count}`)
    const answer = await keep(ada, 'One more')
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'A household can have up to 100 menus. Delete one first.',
    ])
  })

  it('a stranger sees, renames and deletes none, and a visitor gets nowhere', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { id } = (await keep(ada, 'Ours')).json<Menu>()
    expect(await all(eve)).toEqual([])
    expect((await eve.call('PATCH', `${MENUS}/${id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await eve.call('DELETE', `${MENUS}/${id}`)).statusCode).toBe(404)
    expect((await testApp.visit('GET', MENUS)).statusCode).toBe(401)
    expect((await all(ada)).map(({ name }) => name)).toEqual(['Ours'])
  })
})
