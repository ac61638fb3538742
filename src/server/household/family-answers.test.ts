import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { planMealsCall } from '../../contract/planner.ts'
import type { ConfirmedLine } from '../../domain/household/who-can-eat/family-answers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { buildApp } from '../app.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()

type Answer = z.output<typeof planMealsCall.answer>

async function withDish(line: string, allergy: string): Promise<{ ada: Person; tom: number }> {
  const ada = await testApp.person()
  await ada.call('POST', '/api/recipes', aRecipe({ name: 'Bake', ingredients: [line], tags: ['dinner'] }))
  const tom = await ada.call('POST', '/api/family-members', {
    firstName: 'Tom',
    lastName: 'Cook',
    initials: 'TC',
    color: '#336633',
    allergies: [allergy],
  })
  return { ada, tom: tom.json<{ id: number }>().id }
}

const request = { dates: ['2026-03-02'], meals: ['dinner'], replaceExistingMeals: true }

const look = async (person: Person) =>
  (await person.call('POST', '/api/ai-meal-planner/preview', request)).json<Pick<Answer, 'reasons'>>()
    .reasons[0]

describe('a line that nobody knows', () => {
  it('is told, never counted as free, until the family vouches for it; and then what they say counts', async () => {
    const { ada } = await withDish('200 g zorblax', 'Nuts')
    expect(await look(ada)).toMatchObject({
      title: 'Bake',
      isUnchecked: true,
      unknownLines: ['200 g zorblax'],
    })
    const said = await ada.call('POST', '/api/known-ingredients', { line: '200 g  Zorblax', contains: [] })
    expect(said.statusCode).toBe(201)
    expect(await look(ada)).toMatchObject({ title: 'Bake', isUnchecked: false, unknownLines: [] })
    await ada.call('POST', '/api/known-ingredients', { line: '200 g zorblax', contains: ['nuts'] })
    expect(await look(ada)).toMatchObject({ recipeId: null })
    const known = (await ada.call('GET', '/api/known-ingredients')).json<ConfirmedLine[]>()
    expect(known).toMatchObject([{ line: '200 g zorblax', contains: ['nuts'] }])
    expect((await ada.call('DELETE', `/api/known-ingredients/${known[0]?.id}`)).statusCode).toBe(204)
    expect(await look(ada)).toMatchObject({ isUnchecked: true })
  })

  it('stays vouched for after another plan, an edit of another line and a restart, and no longer when itself is edited', async () => {
    const { ada } = await withDish('200 g zorblax', 'Nuts')
    await ada.call('POST', '/api/known-ingredients', { line: '200 g zorblax', contains: [] })
    const [bake] = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    const cookWith = async (ingredients: string[]) => {
      const change = aRecipe({ name: 'Bake', ingredients, tags: ['dinner'] })
      expect((await ada.call('PATCH', `/api/recipes/${bake?.id}`, change)).statusCode).toBe(200)
    }
    const isChecked = { title: 'Bake', isUnchecked: false, unknownLines: [] }

    for (const round of ['first', 'again']) {
      const planned = await ada.call('POST', '/api/ai-meal-planner', request)
      expect(planned.json<Answer>().reasons, round).toMatchObject([isChecked])
    }
    await cookWith(['200 g zorblax', '300 g carrots'])
    expect(await look(ada)).toMatchObject(isChecked)

    // Another application on the same database has nothing in its memory.
    const restarted = await buildApp(testApp.dependencies, {})
    const answer = await restarted.inject({
      method: 'POST',
      url: '/api/ai-meal-planner/preview',
      headers: { cookie: ada.cookie },
      payload: request,
    })
    await restarted.close()
    expect(answer.json<Answer>().reasons).toMatchObject([isChecked])

    await cookWith(['200 g zorblax flakes', '300 g carrots'])
    expect(await look(ada)).toMatchObject({ isUnchecked: true, unknownLines: ['200 g zorblax flakes'] })
  })

  it('is one household’s own word', async () => {
    const { ada } = await withDish('200 g zorblax', 'Nuts')
    const eve = await testApp.person()
    const known = (
      await ada.call('POST', '/api/known-ingredients', { line: '200 g zorblax' })
    ).json<ConfirmedLine>()
    expect((await eve.call('GET', '/api/known-ingredients')).json()).toEqual([])
    expect((await eve.call('DELETE', `/api/known-ingredients/${known.id}`)).statusCode).toBe(404)
    expect(await look(ada)).toMatchObject({ isUnchecked: false })
  })
})

describe('a line that the family says is a food (household 22)', () => {
  it('is that food for every recipe, and what its own words give away stays in it', async () => {
    const { ada } = await withDish('200 g zorblax', 'Milk')
    const say = (line: string, food: string | null) =>
      ada.call('POST', '/api/known-ingredients', { line, food, contains: ['fish'] })
    expect((await say('200 g Zorblax', 'Courgettes')).json()).toMatchObject({
      line: '200 g zorblax',
      food: 'courgette',
      contains: [],
    })
    expect(await look(ada)).toMatchObject({ title: 'Bake', isUnchecked: false })
    await say('200 g zorblax', 'cheddar')
    expect(await look(ada)).toMatchObject({ recipeId: null })
    await say('200 g zorblax', null)
    expect((await ada.call('GET', '/api/known-ingredients')).json()).toMatchObject([
      { food: null, contains: ['fish'] },
    ])
  })

  it('must be a food of the lexicon', async () => {
    const ada = await testApp.person()
    const answer = await ada.call('POST', '/api/known-ingredients', { line: '1 zorblax', food: 'zorblax' })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'Choose a food from the list.',
    ])
    expect((await ada.call('GET', '/api/known-ingredients')).json()).toEqual([])
  })
})

describe.each(['family', 'guest'] as const)('a line in doubt that is fine for one of the %s', (kind) => {
  const path = kind === 'family' ? '/api/family-members' : '/api/guest-diners'
  const fine = { kind, line: '200 g  Zorblax', needs: ['Nuts'], isFine: true }
  const add = async (ada: Person, firstName: string) => {
    const draft = { firstName, lastName: 'Cook', initials: 'TC', color: '#336633', allergies: ['Nuts'] }
    return (await ada.call('POST', path, draft)).json<{ id: number }>().id
  }

  it('counts for that person and that need alone, until it is taken back (household 23)', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/recipes', aRecipe({ name: 'Bake', ingredients: ['200 g zorblax'] }))
    const [mia, leo] = [await add(ada, 'Mia'), await add(ada, 'Leo')]
    const planned = async (...ids: number[]) => {
      const eat = kind === 'family' ? { dinerIds: ids } : { dinerIds: [], guestIds: ids }
      const wish = { ...request, ...eat }
      return (await ada.call('POST', '/api/ai-meal-planner/preview', wish)).json<Pick<Answer, 'reasons'>>()
        .reasons[0]
    }
    expect(await planned(mia)).toMatchObject({ isUnchecked: true, unknownLines: ['200 g zorblax'] })
    expect((await ada.call('PUT', '/api/fine-lines', { ...fine, personId: mia })).statusCode).toBe(204)
    expect((await ada.call('GET', '/api/fine-lines')).json()).toEqual([
      { kind, personId: mia, line: '200 g zorblax', need: 'nuts' },
    ])
    expect(await planned(mia)).toMatchObject({ title: 'Bake', isUnchecked: false, unknownLines: [] })
    expect(await planned(mia, leo)).toMatchObject({ isUnchecked: true, unknownLines: ['200 g zorblax'] })
    await ada.call('PUT', '/api/fine-lines', { ...fine, personId: mia, isFine: false })
    expect((await ada.call('GET', '/api/fine-lines')).json()).toEqual([])
    expect(await planned(mia)).toMatchObject({ isUnchecked: true })
  })

  it('is said once by each of two who say it at once, goes with its person and comes back with them', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const mia = await add(ada, 'Mia')
    const said = await Promise.all(
      [1, 2].map(() => ada.call('PUT', '/api/fine-lines', { ...fine, personId: mia })),
    )
    expect(said.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await eve.call('PUT', '/api/fine-lines', { ...fine, personId: mia })).statusCode).toBe(404)
    expect((await eve.call('GET', '/api/fine-lines')).json()).toEqual([])
    expect((await testApp.visit('PUT', '/api/fine-lines', { ...fine, personId: mia })).statusCode).toBe(401)
    await ada.call('DELETE', `${path}/${mia}`)
    expect((await ada.call('GET', '/api/fine-lines')).json()).toEqual([])
    await ada.call('POST', `${path}/${mia}/restore`)
    expect((await ada.call('GET', '/api/fine-lines')).json<unknown[]>()).toHaveLength(1)
  })
})

describe('foods that may contain an allergen', () => {
  it('blocks until it is allowed for that person, and again when that is taken back', async () => {
    const { ada, tom } = await withDish('4 fish fingers', 'Milk')
    expect(await look(ada)).toMatchObject({
      recipeId: null,
      excluded: ['1 recipe left out for Tom: may contain milk'],
    })
    const allowance = { kind: 'family', personId: tom, allergy: 'Milk' }
    const eve = await testApp.person()
    expect(
      (await eve.call('PUT', '/api/may-contain-allowances', { ...allowance, isAllowed: true })).statusCode,
    ).toBe(404)
    expect(
      (await ada.call('PUT', '/api/may-contain-allowances', { ...allowance, isAllowed: true })).statusCode,
    ).toBe(204)
    expect((await ada.call('GET', '/api/may-contain-allowances')).json()).toEqual([
      { ...allowance, allergy: 'milk' },
    ])
    expect((await eve.call('GET', '/api/may-contain-allowances')).json()).toEqual([])
    expect(await look(ada)).toMatchObject({ title: 'Bake' })
    await ada.call('PUT', '/api/may-contain-allowances', { ...allowance, isAllowed: false })
    expect(await look(ada)).toMatchObject({ recipeId: null })
  })

  it('is allowed to nobody who is deleted at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { ada, tom } = await withDish('4 fish fingers', 'Milk')
      const allowance = { kind: 'family', personId: tom, allergy: 'Milk', isAllowed: true }
      const [deleted, ...allowed] = await Promise.all([
        ada.call('DELETE', `/api/family-members/${tom}`),
        ...Array.from({ length: 3 }, () => ada.call('PUT', '/api/may-contain-allowances', allowance)),
      ])
      expect(deleted.statusCode).toBe(204)
      for (const { statusCode } of allowed) expect([204, 404]).toContain(statusCode)
      expect((await ada.call('GET', '/api/may-contain-allowances')).json()).toEqual([])
    }
  })
})

describe('what an adult must not eat, written under Settings (household 61)', () => {
  const fine = { kind: 'family', line: '4 fish fingers', needs: ['Milk'], isFine: true }

  it('is settled once each of the family with it settled it, in whatever way (household 65)', async () => {
    const { ada, tom } = await withDish('4 fish fingers', 'Milk')
    await ada.call('PATCH', '/api/user-preferences', { allergies: ['milk'] })
    const { id: mia } = (
      await ada.call('POST', '/api/family-members', {
        firstName: 'Mia',
        lastName: 'Cook',
        initials: 'MC',
        color: '#336633',
        allergies: ['milk'],
      })
    ).json<{ id: number }>()
    await ada.call('PUT', '/api/fine-lines', { ...fine, personId: mia })
    expect(await look(ada)).toMatchObject({ recipeId: null })
    const allowance = { kind: 'family', personId: tom, allergy: 'milk', isAllowed: true }
    await ada.call('PUT', '/api/may-contain-allowances', allowance)
    expect(await look(ada)).toMatchObject({ title: 'Bake' })
  })

  it('stays open where nobody of the family has that need', async () => {
    const { ada, tom } = await withDish('4 fish fingers', 'Nuts')
    await ada.call('PUT', '/api/fine-lines', { ...fine, needs: ['Nuts'], personId: tom })
    await ada.call('PATCH', '/api/user-preferences', { allergies: ['milk'] })
    expect(await look(ada)).toMatchObject({ recipeId: null })
  })
})
