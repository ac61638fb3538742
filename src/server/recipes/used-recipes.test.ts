import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { bringFile, settled } from '../../../test/harness/household-imports.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { HouseholdImport } from '../../domain/importing/household-import.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { UNREACHABLE_RECIPE_ID } from '../../domain/recipes/used-recipes.ts'
import type { SharedCollection } from '../../domain/sharing/share.ts'

const testApp = useTestApp()

const save = async (person: Person, change: Parameters<typeof aRecipe>[0] = {}) => {
  const saved = await person.call('POST', '/api/recipes', aRecipe(change))
  expect(saved.statusCode, saved.body).toBe(201)
  return saved.json<Recipe>()
}
const library = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()

const LINE = '2 portions tomato sauce'

/** A sauce with butter for four, and a lasagne for four that takes half of it. */
async function withLasagne(person: Person) {
  const sauce = await save(person, { name: 'Tomato sauce', ingredients: ['400 g tomatoes', '20 g butter'] })
  const lasagne = await save(person, {
    name: 'Lasagne',
    ingredients: ['9 lasagne sheets', LINE],
    tags: ['dinner'],
    usedRecipes: [{ line: LINE, recipeId: sauce.id }],
  })
  return { sauce, lasagne }
}

const change = (person: Person, { id }: Recipe, body: object) =>
  person.call('PATCH', `/api/recipes/${id}`, body)

describe('a recipe as an ingredient of another (recipes 51)', () => {
  it('is kept with its line, follows where the other lines change, and ends with it', async () => {
    const ada = await testApp.person()
    const { sauce, lasagne } = await withLasagne(ada)
    expect(lasagne.usedRecipes).toEqual([{ line: LINE, recipeId: sauce.id }])
    expect((await library(ada))[0]?.usedRecipes).toEqual(lasagne.usedRecipes)
    const renamed = await change(ada, lasagne, { name: 'Lasagne al forno' })
    expect(renamed.json<Recipe>().usedRecipes).toEqual(lasagne.usedRecipes)
    const more = await change(ada, lasagne, { ingredients: ['12 lasagne sheets', LINE, 'salt'] })
    expect(more.json<Recipe>().usedRecipes).toEqual(lasagne.usedRecipes)
    const without = await change(ada, lasagne, { ingredients: ['12 lasagne sheets'] })
    expect(without.json<Recipe>().usedRecipes).toEqual([])
  })

  it('is in the copy too, and a shared link says only that it is there (recipes 136)', async () => {
    const ada = await testApp.person()
    const { lasagne } = await withLasagne(ada)
    const copy = (await ada.call('POST', `/api/recipes/${lasagne.id}/duplicate`)).json<Recipe>()
    expect(copy.usedRecipes).toEqual(lasagne.usedRecipes)
    const link = await ada.call('POST', '/api/shared-recipe-links', { recipeIds: [lasagne.id] })
    const { shareId } = link.json<{ shareId: string }>()
    const eve = await testApp.person()
    const seen = await eve.call('GET', `/api/shared-recipe-collections/${shareId}`)
    expect(seen.body).toContain(LINE)
    const [shared] = seen.json<SharedCollection>().recipes
    expect(shared?.usedRecipes).toEqual([{ line: LINE, recipeId: UNREACHABLE_RECIPE_ID }])
    const saved = await save(eve, { ingredients: [LINE], usedRecipes: shared?.usedRecipes })
    expect(saved.usedRecipes).toEqual(shared?.usedRecipes)
  })

  it('stays in a copy where it was deleted, as in the original (recipes 110)', async () => {
    const ada = await testApp.person()
    const { sauce, lasagne } = await withLasagne(ada)
    await ada.call('DELETE', `/api/recipes/${sauce.id}`)
    const copy = await ada.call('POST', `/api/recipes/${lasagne.id}/duplicate`)
    expect(copy.statusCode, copy.body).toBe(201)
    expect(copy.json<Recipe>().usedRecipes).toEqual(lasagne.usedRecipes)
  })

  it('stays a line that stands for another recipe in a file without it (recipes 136)', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const { sauce } = await withLasagne(ada)
    await ada.call('DELETE', `/api/recipes/${sauce.id}`)
    await bringFile(bea, (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload)
    const [brought] = await library(bea)
    expect(brought).toMatchObject({
      name: 'Lasagne',
      usedRecipes: [{ line: LINE, recipeId: UNREACHABLE_RECIPE_ID }],
    })
  })

  it('must be the household’s own: a stranger’s is refused, also by the id of a recipe that is there', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { sauce, lasagne } = await withLasagne(ada)
    const stolen = aRecipe({ ingredients: [LINE], usedRecipes: [{ line: LINE, recipeId: sauce.id }] })
    const refused = await eve.call('POST', '/api/recipes', stolen)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      message: 'That recipe is no longer in your library. Choose another one.',
    })
    const own = await save(eve, { ingredients: [LINE] })
    expect((await change(eve, own, { usedRecipes: stolen.usedRecipes })).statusCode).toBe(400)
    expect((await change(eve, lasagne, { usedRecipes: [] })).statusCode).toBe(404)
    expect((await testApp.visit('POST', '/api/recipes', stolen)).statusCode).toBe(401)
    expect((await library(eve))[0]?.usedRecipes).toEqual([])
  })

  it('leaves the plain line where it is deleted, and is a link again when it is brought back', async () => {
    const ada = await testApp.person()
    const { sauce, lasagne } = await withLasagne(ada)
    await ada.call('DELETE', `/api/recipes/${sauce.id}`)
    // Saving the recipe meanwhile is not refused for that.
    expect((await change(ada, lasagne, { ...lasagne, seen: undefined })).statusCode).toBe(200)
    expect(await onList(ada, lasagne, 4)).toEqual(['lasagne sheets 9', 'tomato sauce 2 portion'])
    await ada.call('POST', `/api/recipes/${sauce.id}/restore`)
    expect((await library(ada)).find(({ id }) => id === lasagne.id)?.usedRecipes).toEqual(lasagne.usedRecipes)
  })

  it('is refused where it would be in itself, at once or by way of others (recipes 55)', async () => {
    const ada = await testApp.person()
    const { sauce, lasagne } = await withLasagne(ada)
    const itself = { usedRecipes: [{ line: '400 g tomatoes', recipeId: sauce.id }] }
    expect((await change(ada, sauce, itself)).json()).toMatchObject({
      message: 'A recipe can’t be an ingredient of itself.',
    })
    const bake = await save(ada, {
      name: 'Bake',
      ingredients: ['1 lasagne'],
      usedRecipes: [{ line: '1 lasagne', recipeId: lasagne.id }],
    })
    const round = await change(ada, sauce, { usedRecipes: [{ line: '400 g tomatoes', recipeId: bake.id }] })
    expect(round.statusCode).toBe(400)
    expect(round.json()).toMatchObject({
      message: '‘Bake’ is made with ‘Tomato sauce’ itself, so it can’t be one of its ingredients.',
      issues: [{ path: 'usedRecipes' }],
    })
  })

  it('refuses one of two that are linked to each other at the same moment', async () => {
    const ada = await testApp.person()
    const [one, two] = [await save(ada, { name: 'One' }), await save(ada, { name: 'Two' })]
    const line = '1 onion'
    const codes = await Promise.all([
      change(ada, one, { usedRecipes: [{ line, recipeId: two.id }] }),
      change(ada, two, { usedRecipes: [{ line, recipeId: one.id }] }),
    ])
    expect(new Set(codes.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  })
})

/** The waiting rows after the recipe was put on the list. */
async function onList(person: Person, { id }: Recipe, people: number): Promise<string[]> {
  await person.call('POST', '/api/open-shopping-list/recipes', { recipeId: id, people })
  const { items } = (await person.call('GET', '/api/shopping-extras')).json<{
    items: { name: string; quantity: number | null; unit: string }[]
  }>()
  return items.map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`.trim()).toSorted()
}

it('the list buys what both are made of, scaled, and not the sauce itself (shopping 76)', async () => {
  const ada = await testApp.person()
  const { lasagne } = await withLasagne(ada)
  expect(await onList(ada, lasagne, 8)).toEqual(['butter 20 g', 'lasagne sheets 18', 'tomatoes 400 g'])
})

it('the list buys so much of a recipe as a line weighs of it (recipes 62)', async () => {
  const ada = await testApp.person()
  const sauce = await save(ada, { name: 'Tomato sauce', ingredients: ['400 g tomatoes', '20 g butter'] })
  const pizza = await save(ada, {
    name: 'Pizza',
    ingredients: ['500 g flour', '105 g tomato sauce'],
    usedRecipes: [{ line: '105 g tomato sauce', recipeId: sauce.id }],
  })
  expect(await onList(ada, pizza, 8)).toEqual(['butter 10 g', 'flour 1 kg', 'tomatoes 200 g'])
})

it('a dish made of others is planned by what they cost (recipes 63)', async () => {
  const ada = await testApp.person()
  const dear = { budgetPerServing: '6.00', tags: ['lunch'] }
  const chicken = await save(ada, { name: 'Roast chicken', ingredients: ['1 chicken'], ...dear })
  await save(ada, {
    name: 'Sunday table',
    ingredients: ['1 batch roast chicken'],
    tags: ['dinner'],
    usedRecipes: [{ line: '1 batch roast chicken', recipeId: chicken.id }],
  })
  await save(ada, {
    name: 'Jacket potato',
    ingredients: ['4 potatoes'],
    tags: ['dinner'],
    budgetPerServing: '1.00',
  })
  const answer = await ada.call('POST', '/api/ai-meal-planner/preview', {
    dates: ['2026-03-02'],
    meals: ['dinner'],
    rules: [{ kind: 'have', what: { cost: { min: 5 } }, count: { min: 1 } }],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json<{ reasons: { title: string | null }[] }>().reasons.map(({ title }) => title)).toEqual([
    'Sunday table',
  ])
})

it('plans no dish that is unsafe only because of a recipe used in it (recipes 54)', async () => {
  const ada = await testApp.person()
  const { lasagne } = await withLasagne(ada)
  const plain = await save(ada, { name: 'Plain bake', ingredients: ['9 potatoes'], tags: ['dinner'] })
  const planned = async () => {
    const answer = await ada.call('POST', '/api/ai-meal-planner/preview', {
      dates: ['2026-03-02', '2026-03-03'],
      meals: ['dinner'],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.body
  }
  expect(await planned()).toContain(lasagne.name)
  const mia = { firstName: 'Mia', lastName: 'Cook', initials: 'M', color: '#336633', allergies: ['milk'] }
  expect((await ada.call('POST', '/api/family-members', mia)).statusCode).toBe(201)
  const careful = JSON.parse(await planned()) as { reasons: { title: string | null }[] }
  expect(careful.reasons.map(({ title }) => title)).toContain(plain.name)
  expect(careful.reasons.map(({ title }) => title)).not.toContain(lasagne.name)
})

it('travels in a file of the household, also to a recipe that comes later in it, and can be taken back', async () => {
  const ada = await testApp.person()
  const { lasagne } = await withLasagne(ada)
  const ragu = await save(ada, { name: 'Ragù' })
  const links = [
    { line: LINE, recipeId: ragu.id },
    { line: '9 lasagne sheets', recipeId: (await library(ada)).at(-1)?.id ?? 0 },
  ]
  await change(ada, lasagne, { usedRecipes: links })
  const file = (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload
  expect(strFromU8(unzipSync(file)['plateful.json'] ?? new Uint8Array())).toContain(
    `"usedRecipes":[{"line":"${LINE}","recipeId":3},{"line":"9 lasagne sheets","recipeId":1}]`,
  )
  const bea = await testApp.person()
  const { id } = await bringFile(bea, file)
  const brought = await library(bea)
  const idOf = (name: string) => brought.find((one) => one.name === name)?.id
  expect(brought.find(({ name }) => name === 'Lasagne')?.usedRecipes).toEqual([
    { line: LINE, recipeId: idOf('Ragù') },
    { line: '9 lasagne sheets', recipeId: idOf('Tomato sauce') },
  ])
  await bea.call('POST', `/api/household-imports/${id}/undo`)
  expect((await settled(bea, id)).state satisfies HouseholdImport['state']).toBe('undone')
  expect(await library(bea)).toEqual([])
})
