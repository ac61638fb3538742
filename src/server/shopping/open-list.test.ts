import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { CompletedList, ListChange } from '../../domain/shopping/completed-list.ts'
import { mealsToBuyFor } from '../../domain/shopping/gather-lines.ts'
import { changeList, changeRow, removeRow } from '../../domain/shopping/make-edit.ts'
import { baseVersion, type NewOpenList, type OpenList, rowsOf } from '../../domain/shopping/open-list.ts'
import { type Edits, mergeEdits, noEdits } from '../../domain/shopping/row-edit.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'

const testApp = useTestApp()
const OPEN = '/api/open-shopping-list'
const LISTS = '/api/completed-shopping-lists'
const EXTRAS = '/api/shopping-extras'

const row = (name: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: name,
  name,
  category: 'Vegetables',
  quantity: 800,
  unit: 'g',
  isChecked: false,
  recipeIds: [],
  ...change,
})

const aNewList = (id: string, change: Partial<NewOpenList> = {}): NewOpenList => ({
  id,
  replaces: null,
  startDate: '2026-03-02',
  endDate: '2026-03-08',
  items: [row('tomatoes'), row('onions', { quantity: 2, unit: '' })],
  origins: {},
  foods: {},
  meals: '',
  edits: noEdits,
  ...change,
})

const now = () => testApp.clock.now.getTime()
const says = (id: string, change: Parameters<typeof changeRow>[2], at = now(), by = 'phone') =>
  changeRow(noEdits, id, change, { now: at, by })
const adds = (id: string, change: Parameters<typeof changeRow>[2] = {}, at = now(), by = 'phone') =>
  says(id, { added: true, name: id, category: 'Extras to Order', quantity: 1, unit: '', ...change }, at, by)

const make = (person: Person, id: string, change: Partial<NewOpenList> = {}) =>
  person.call('POST', OPEN, aNewList(id, change))
const edit = (person: Person, listId: string | null, ...edits: Edits[]) =>
  person.call('PATCH', OPEN, { listId, edits: edits.reduce(mergeEdits, noEdits) })
const open = async (person: Person) => (await person.call('GET', OPEN)).json<{ list: OpenList | null }>().list
const rows = async (person: Person) => {
  const list = await open(person)
  return list && rowsOf({ items: list.base?.items ?? [], edits: list.edits })
}
const names = async (person: Person) => (await rows(person))?.map(({ name }) => name)
const complete = (person: Person, listId: string, change: object = {}) =>
  person.call('POST', LISTS, { ...aList('2026-03-02', '2026-03-08', { items: [] }), listId, ...change })
const waiting = async (person: Person) =>
  (await person.call('GET', EXTRAS)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)

/** Two adults of one household, each with a phone. */
async function aHousehold(): Promise<[Person, Person]> {
  const ada = await testApp.person()
  const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
  return [ada, await testApp.person({ invitation: link.split('/').at(-1) })]
}

describe('the list in the making (shopping 40)', () => {
  it('is the same for every phone of the household, and nobody else’s', async () => {
    const [ada, bob] = await aHousehold()
    expect(await open(ada)).toBeNull()
    const made = await make(ada, 'list')
    expect([made.statusCode, made.json<OpenList>().base?.items]).toEqual([201, aNewList('list').items])
    expect(await names(bob)).toEqual(['tomatoes', 'onions'])
    expect(await open(await testApp.person())).toBeNull()
  })

  it('takes names, quantities, units, sections, removals, additions and ticks of every phone', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await edit(ada, 'list', says('tomatoes', { name: 'plum tomatoes', category: 'Fruits' }), adds('nappies'))
    await edit(bob, 'list', says('tomatoes', { quantity: 1, unit: 'kg', isChecked: true }, now(), 'his'))
    const { list, late } = (await edit(bob, 'list', removeRow(noEdits, 'onions'))).json<{
      list: OpenList
      late: string[]
    }>()
    expect([rowsOf({ items: aNewList('').items, edits: list.edits }), late]).toEqual([await rows(ada), []])
    expect(await rows(ada)).toEqual([
      row('tomatoes', {
        name: 'plum tomatoes',
        category: 'Fruits',
        quantity: 1,
        unit: 'kg',
        isChecked: true,
      }),
      row('nappies', { category: 'Extras to Order', quantity: 1, unit: '' }),
    ])
  })

  it('has its name and what it shows for every phone', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    await edit(
      ada,
      'list',
      changeList(noEdits, { name: 'Half-term', showsAlwaysHad: true }, { now: now(), by: 'a' }),
    )
    expect((await open(ada))?.edits.list).toMatchObject({
      name: { value: 'Half-term' },
      showsAlwaysHad: { value: true },
    })
  })

  it('keeps a row that one phone removed while another one changed it (shopping 41)', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await edit(ada, 'list', removeRow(noEdits, 'onions'))
    expect(await names(bob)).toEqual(['tomatoes'])
    await edit(bob, 'list', says('onions', { quantity: 5 }, now() - 60_000))
    expect(await rows(ada)).toContainEqual(row('onions', { quantity: 5, unit: '' }))
  })

  it('takes a clock that runs ahead for now', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    await edit(ada, 'list', says('onions', { quantity: 5 }, now() + 86_400_000, 'fast'))
    await edit(ada, 'list', says('onions', { quantity: 6 }, now() + 500, 'right'))
    expect((await rows(ada))?.[1]?.quantity).toBe(6)
  })

  it('is not sent again to a phone that has what it was made of', async () => {
    const [ada] = await aHousehold()
    const made = (await make(ada, 'list')).json<OpenList>()
    const again = (
      await ada.call('GET', `${OPEN}?has=${baseVersion({ id: made.id, revision: made.basis })}`)
    ).json<{ list: OpenList }>().list
    expect([again.base, again.edits]).toEqual([null, noEdits])
    expect((await ada.call('GET', `${OPEN}?has=7.other`)).json<{ list: OpenList }>().list.base).not.toBeNull()
  })

  it('is one list when two phones make it of the same days at once, and when one sends it twice', async () => {
    const [ada, bob] = await aHousehold()
    const [first, second, again] = await Promise.all([make(ada, 'hers'), make(bob, 'his'), make(ada, 'hers')])
    expect([first.statusCode, second.statusCode, again.statusCode]).toEqual([201, 201, 201])
    const ids = [first, second, again].map((answer) => answer.json<OpenList>().id)
    expect(new Set(ids)).toEqual(new Set([(await open(ada))?.id]))
  })

  it('is not replaced by a phone that has not seen it, and is by one that has', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'hers')
    const later = { startDate: '2026-03-09', endDate: '2026-03-15' }
    const refused = await make(bob, 'his', later)
    expect([refused.statusCode, refused.json()]).toEqual([
      412,
      expect.objectContaining({
        message: 'Somebody in your household has made a list in the meantime. Look at it first.',
      }),
    ])
    expect((await make(bob, 'his', { ...later, replaces: 'hers' })).statusCode).toBe(201)
    expect((await open(ada))?.base).toMatchObject(later)
  })

  it('is refused for locked days, with the sentence of the picker', async () => {
    const [ada] = await aHousehold()
    await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))
    const refused = await make(ada, 'list', { startDate: '2026-03-08', endDate: '2026-03-12' })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      423,
      'Cannot select date range that includes locked calendar periods: 2 Mar - 8 Mar 2026. Please choose different dates.',
    ])
  })

  it.each([
    [{ startDate: '2026-03-09' }, 'Start date must be before end date'],
    [{ items: [row('onions'), row('onions')] }, 'Two items share one id'],
  ])('refuses %j', async (change, message) => {
    const ada = await testApp.person()
    const refused = await make(ada, 'list', change)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
  })
})

describe('items added by hand (shopping 44)', () => {
  it('and waited is on the list that is made, and waits on while that is open', async () => {
    const [ada] = await aHousehold()
    await ada.call('PATCH', EXTRAS, { put: [{ id: 'n', name: 'nappies', quantity: 1, unit: '' }] })
    await make(ada, 'list')
    expect(await names(ada)).toEqual(['tomatoes', 'onions', 'nappies'])
    await edit(ada, 'list', adds('wipes'), removeRow((await open(ada))?.edits ?? noEdits, 'n'))
    expect([await names(ada), await waiting(ada)]).toEqual([['tomatoes', 'onions', 'wipes'], ['wipes']])
  })

  it('comes along when the list is made anew, also out of another aisle; rows of the plan do not', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    await edit(
      ada,
      'list',
      adds('nappies', { category: 'Other' }),
      says('onions', { category: 'Extras to Order' }),
    )
    await make(ada, 'other', { replaces: 'list', items: [row('leeks')] })
    expect((await names(ada))?.toSorted()).toEqual(['leeks', 'nappies', 'onions'])
  })

  it('is added from elsewhere to the open list, written anew and taken off', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    const nappies = { id: 'n', name: 'nappies', quantity: 1, unit: '' }
    await ada.call('PATCH', EXTRAS, { put: [nappies, { ...nappies, id: 'w', name: 'wipes' }] })
    await ada.call('PATCH', EXTRAS, { put: [{ ...nappies, quantity: 3 }], remove: ['w'] })
    expect((await rows(ada))?.slice(2)).toEqual([
      row('n', { name: 'nappies', category: 'Extras to Order', quantity: 3, unit: '' }),
    ])
    expect(await waiting(ada)).toEqual(['nappies'])
  })

  it('waits for the next list where none is open', async () => {
    const [ada] = await aHousehold()
    const answer = (await edit(ada, null, adds('milk'))).json<{ list: unknown; late: string[] }>()
    expect([answer, await waiting(ada)]).toEqual([{ list: null, late: [] }, ['milk']])
  })

  it('is refused beyond what anybody adds by hand', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    const many = Array.from({ length: 501 }, (_, at) => adds(`thing ${at}`))
    const refused = await edit(ada, 'list', ...many)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'At most 500 items can be added by hand. Complete a list first.',
    ])
    expect(await names(ada)).toEqual(['tomatoes', 'onions'])
  })

  it('takes what adds nothing where more waits than anybody adds: a deleted list puts back all', async () => {
    const [ada] = await aHousehold()
    const items = Array.from({ length: 600 }, (_, at) =>
      row(`thing ${at}`, { category: 'Extras to Order', quantity: 1, unit: '' }),
    )
    const body = aList('2026-03-02', '2026-03-08', { items })
    const { id } = (await ada.call('POST', LISTS, body)).json<CompletedList>()
    await ada.call('DELETE', `${LISTS}/${id}`)
    const put = (name: string) => [{ id: name, name: 'other', quantity: 2, unit: '' }]
    expect((await ada.call('PATCH', EXTRAS, { put: put('thing 1'), remove: ['thing 2'] })).statusCode).toBe(
      200,
    )
    expect((await ada.call('PATCH', EXTRAS, { put: put('more') })).statusCode).toBe(400)
    expect((await make(ada, 'list')).statusCode).toBe(201)
    expect((await edit(ada, 'list', says('tomatoes', { isChecked: true }))).statusCode).toBe(200)
    expect((await edit(ada, 'list', removeRow(noEdits, 'thing 3'))).statusCode).toBe(200)
    expect((await edit(ada, 'list', adds('more'))).statusCode).toBe(400)
  })
})

describe('completing the open list (shopping 42)', () => {
  it('takes the rows that the server has then, whatever the phone sent', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await edit(
      bob,
      'list',
      adds('nappies'),
      says('tomatoes', { isChecked: true }),
      removeRow(noEdits, 'onions'),
    )
    await edit(bob, 'list', adds('unnamed', { name: ' ' }))
    const { items, ticks } = (await complete(ada, 'list', { items: [row('onions')] })).json<CompletedList>()
    expect(items).toEqual([
      row('tomatoes', { isChecked: true }),
      row('nappies', { category: 'Extras to Order', quantity: 1, unit: '' }),
    ])
    expect(ticks).toEqual([{ itemId: 'tomatoes', isChecked: true, at: now(), by: 'phone' }])
    expect([await open(ada), await waiting(ada)]).toEqual([null, []])
  })

  it('on two phones at once makes one list, and both get it', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    const answers = await Promise.all([complete(ada, 'list'), complete(bob, 'list'), complete(bob, 'list')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const [first, ...others] = answers.map((answer) => answer.json<CompletedList>())
    for (const other of others) expect(other).toEqual(first)
    expect((await ada.call('GET', LISTS)).json()).toEqual([first])
  })

  it('leaves out what the household always has, unless the list shows it', async () => {
    const shown = changeList(noEdits, { showsAlwaysHad: true }, { now: now(), by: 'a' })
    for (const [edits, expected] of [
      [noEdits, ['tomatoes']],
      [shown, ['tomatoes', 'onions']],
    ] as const) {
      const ada = await testApp.person()
      await ada.call('PATCH', '/api/shop-order', { have: ['onion'] })
      await make(ada, 'list', { edits })
      const { items } = (await complete(ada, 'list')).json<CompletedList>()
      expect(items.map(({ name }) => name)).toEqual(expected)
    }
  })

  it('is refused when somebody made another list meanwhile', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    await make(ada, 'other', { replaces: 'list' })
    const refused = await complete(ada, 'list')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([412, 'CHANGED_MEANWHILE'])
    expect((await ada.call('GET', LISTS)).json()).toEqual([])
  })

  it('without naming it takes what was added by hand along, and of other days leaves it open', async () => {
    const [ada] = await aHousehold()
    await make(ada, 'list')
    await edit(ada, 'list', adds('nappies'))
    await ada.call('POST', LISTS, aList('2026-04-02', '2026-04-08'))
    expect(await names(ada)).toEqual(['tomatoes', 'onions', 'nappies'])
    const done = (await ada.call('POST', LISTS, aList('2026-03-02', '2026-03-08'))).json<CompletedList>()
    expect(done.items.map(({ name }) => name)).toEqual(['tomatoes', 'nappies'])
    expect([await open(ada), await waiting(ada)]).toEqual([null, []])
  })
})

describe('edits that arrive after the list was completed (shopping 42)', () => {
  it('waits for the next list where it was added, and is ticked on the completed one', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await edit(bob, 'list', adds('nappies'))
    await complete(ada, 'list')
    const late = [adds('nappies'), adds('wipes'), says('tomatoes', { isChecked: true })]
    expect((await edit(bob, 'list', ...late)).json()).toEqual({ list: null, late: [] })
    expect(await waiting(ada)).toEqual(['wipes'])
    const [done] = (await ada.call('GET', LISTS)).json<CompletedList[]>()
    expect(done?.items.map(({ name, isChecked }) => [name, isChecked])).toEqual([
      ['tomatoes', true],
      ['onions', false],
      ['nappies', false],
    ])
  })

  it('is told to its phone where it changes a row of that list', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await complete(ada, 'list')
    const { late } = (
      await edit(bob, 'list', says('tomatoes', { quantity: 2 }), removeRow(noEdits, 'onions'))
    ).json<{ late: string[] }>()
    expect(late.toSorted()).toEqual(['onions', 'tomatoes'])
  })

  it('goes onto the list that is open by then', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await complete(ada, 'list')
    await make(ada, 'next', { startDate: '2026-03-09', endDate: '2026-03-15', items: [row('leeks')] })
    await edit(bob, 'list', adds('wipes'))
    expect(await names(ada)).toEqual(['leeks', 'wipes'])
  })

  it('does not untick what was ticked later', async () => {
    const [ada, bob] = await aHousehold()
    await make(ada, 'list')
    await edit(ada, 'list', says('tomatoes', { isChecked: true }, now()))
    await complete(ada, 'list')
    await edit(bob, 'list', says('tomatoes', { isChecked: false }, now() - 5000, 'his'))
    const [done] = (await ada.call('GET', LISTS)).json<CompletedList[]>()
    expect(done?.items[0]?.isChecked).toBe(true)
  })
})

it('Unlock & Delete gives back what was added by hand and not bought, also to a list that is open by then', async () => {
  const [ada] = await aHousehold()
  await make(ada, 'list')
  await edit(
    ada,
    'list',
    adds('nappies', { category: 'Other' }),
    adds('wipes'),
    adds('milk', { isChecked: true }),
  )
  const { id } = (await complete(ada, 'list')).json<CompletedList>()
  await make(ada, 'next', { startDate: '2026-03-09', endDate: '2026-03-15', items: [row('leeks')] })
  await ada.call('DELETE', `${LISTS}/${id}`)
  expect((await names(ada))?.toSorted()).toEqual(['leeks', 'nappies', 'wipes'])
  expect((await waiting(ada)).toSorted()).toEqual(['nappies', 'wipes'])
})

describe('a plan that changed while its list is open (shopping 43)', () => {
  const lines = ['800 g tomatoes', '2 onions']
  async function aPlannedList() {
    const ada = await testApp.person()
    const recipeOf = async (name: string, ingredients: string[]) =>
      (await ada.call('POST', '/api/recipes', aRecipe({ name, ingredients }))).json<{ id: number }>().id
    const soup = await recipeOf('Soup', lines)
    const rice = await recipeOf('Rice', ['300 g rice', '200 g tomatoes'])
    const meal = (id: string, recipeId: number) => aMeal({ id, name: id, type: 'recipe', recipeId })
    const planned = aDay('2026-03-03', { dinnerMeals: [meal('soup', soup)] })
    await ada.call('POST', '/api/calendar-assignments', planned)
    const days = (await ada.call('GET', '/api/calendar-assignments?start=2026-03-02&end=2026-03-08')).json<
      Parameters<typeof mealsToBuyFor>[0]
    >()
    await make(ada, 'list', { meals: mealsToBuyFor(days) })
    const plan = (...meals: ReturnType<typeof meal>[]) =>
      ada.call('PATCH', '/api/calendar-assignments/2026-03-03', { dinnerMeals: meals })
    const CHANGES = `${OPEN}/list/plan-changes`
    return { ada, plan, soup: meal('soup', soup), rice: meal('rice', rice), CHANGES }
  }
  const said = ({ changes }: { changes: ListChange[] }) =>
    changes.map(({ kind, name, by }) => [kind, name, by])

  it('shows what it adds and takes, and changes nothing until that is taken over', async () => {
    const { ada, plan, soup, rice, CHANGES } = await aPlannedList()
    expect((await ada.call('GET', CHANGES)).json()).toEqual({ changes: [] })
    await plan(soup, rice)
    const before = await open(ada)
    expect(said((await ada.call('GET', CHANGES)).json())).toEqual([
      ['more', 'tomatoes', '200 g'],
      ['add', 'rice', '300 g'],
    ])
    expect(await open(ada)).toEqual(before)
    const taken = (await ada.call('POST', CHANGES)).json<{ changes: ListChange[]; list: OpenList }>()
    expect([taken.changes.length, taken.list.basis]).toEqual([2, 2])
    expect((await rows(ada))?.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
      ['tomatoes', 1, 'kg'],
      ['onions', 2, ''],
      ['rice', 300, 'g'],
    ])
    expect(Object.keys(taken.list.base?.origins ?? {})).toHaveLength(3)
    expect((await ada.call('POST', CHANGES)).json<{ changes: unknown[] }>().changes).toEqual([])
  })

  it('says nothing of a food that the list hides, since the household always has it', async () => {
    const { ada, plan, soup, rice, CHANGES } = await aPlannedList()
    await ada.call('PATCH', '/api/shop-order', { have: ['rice'] })
    await plan(soup, rice)
    expect(said((await ada.call('GET', CHANGES)).json())).toEqual([['more', 'tomatoes', '200 g']])
    await edit(ada, 'list', changeList(noEdits, { showsAlwaysHad: true }, { now: now(), by: 'phone' }))
    expect(said((await ada.call('GET', CHANGES)).json())).toEqual([
      ['more', 'tomatoes', '200 g'],
      ['add', 'rice', '300 g'],
    ])
  })

  it('leaves what people changed by hand, before and at the same time', async () => {
    const { ada, plan, rice, CHANGES } = await aPlannedList()
    await edit(ada, 'list', says('tomatoes', { quantity: 900 }), adds('nappies'))
    await plan(rice)
    await ada.call('POST', CHANGES)
    const unseen = says('tomatoes', { name: 'plum tomatoes' }, now() - 1000, 'his')
    await edit(ada, 'list', unseen, says('onions', { quantity: 4 }, now() - 1000, 'his'))
    expect((await rows(ada))?.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['plum tomatoes', 300],
      ['onions', 4],
      ['rice', 300],
      ['nappies', 1],
    ])
  })

  it('is not told of a list that was made of other meals, or that is not open', async () => {
    const { ada, plan, rice, CHANGES } = await aPlannedList()
    await make(ada, 'other', { replaces: 'list', meals: 'an older plan' })
    expect((await open(ada))?.base?.isAdjustable).toBe(false)
    await plan(rice)
    expect((await ada.call('GET', `${OPEN}/other/plan-changes`)).json()).toEqual({ changes: [] })
    expect((await ada.call('GET', CHANGES)).statusCode).toBe(404)
    expect((await (await testApp.person()).call('POST', CHANGES)).statusCode).toBe(404)
  })
})

describe('a recipe that is added without planning it (shopping 44)', () => {
  const add = (person: Person, recipeId: number, people: number) =>
    person.call('POST', `${OPEN}/recipes`, { recipeId, people })
  const recipeOf = async (person: Person) => {
    const ingredients = ['800 g tomatoes', '2 onions', 'For the top:', '1 tsp salt']
    const made = await person.call('POST', '/api/recipes', aRecipe({ ingredients }))
    return made.json<{ id: number }>().id
  }

  it('makes more of what is still to buy, and adds the rest, for so many people', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    await make(ada, 'list')
    await edit(ada, 'list', says('onions', { isChecked: true }))
    const { rows: changed } = (await add(ada, id, 8)).json<{ rows: number }>()
    expect(changed).toBe(3)
    expect(
      (await rows(ada))?.map(({ name, quantity, unit, isChecked }) => [name, quantity, unit, isChecked]),
    ).toEqual(
      expect.arrayContaining([
        ['tomatoes', 2.4, 'kg', false],
        ['onions', 2, '', true],
        ['onions', 4, '', false],
        ['salt', 2, 'tsp', false],
      ]),
    )
  })

  it('is a row to buy beside what was not there (shopping 67)', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    await make(ada, 'list')
    await edit(ada, 'list', says('tomatoes', { notThere: { instead: null } }))
    await add(ada, id, 4)
    const tomatoes = (await rows(ada))?.filter(({ name }) => name === 'tomatoes')
    expect(tomatoes?.map(({ quantity, unit, notThere }) => [quantity, unit, notThere?.instead])).toEqual([
      [800, 'g', null],
      [800, 'g', undefined],
    ])
  })

  it('waits for the next list where none is open, without what is always in the house', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    await ada.call('PATCH', '/api/shop-order', { have: ['salt'] })
    await add(ada, id, 4)
    expect((await add(ada, id, 2)).json()).toEqual({ list: null, rows: 2 })
    const { items } = (await ada.call('GET', EXTRAS)).json<{ items: ShoppingItem[] }>()
    expect(items.map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`).toSorted()).toEqual([
      'onions 3 ',
      'tomatoes 1.2 kg',
    ])
  })

  it('is added to an open list without what is always in the house, and not bought', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    await ada.call('PATCH', '/api/shop-order', { have: ['salt', 'onion'] })
    await make(ada, 'list')
    expect((await add(ada, id, 8)).json()).toMatchObject({ rows: 1 })
    expect(await names(ada)).toEqual(['tomatoes', 'onions'])
    await edit(ada, 'list', adds('old row', { name: 'salt', category: 'Pantry & Spices' }))
    const { items } = (await complete(ada, 'list')).json<CompletedList>()
    expect(items.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([['tomatoes', 2.4, 'kg']])
    expect(await waiting(ada)).toEqual([])
  })

  it('is added whole to an open list that shows what is always in the house', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    await ada.call('PATCH', '/api/shop-order', { have: ['salt'] })
    await make(ada, 'list', { edits: changeList(noEdits, { showsAlwaysHad: true }, { now: now(), by: 'a' }) })
    expect((await add(ada, id, 4)).json()).toMatchObject({ rows: 3 })
    const { items } = (await complete(ada, 'list')).json<CompletedList>()
    expect(items.map(({ name }) => name)).toEqual(['tomatoes', 'onions', 'salt'])
  })

  it('is not found where it is somebody else’s', async () => {
    const ada = await testApp.person()
    const id = await recipeOf(ada)
    expect((await add(await testApp.person(), id, 4)).statusCode).toBe(404)
  })
})

it('removes and adds waiting items where no list is open', async () => {
  const ada = await testApp.person()
  await edit(ada, null, adds('milk'), adds('wipes'))
  await edit(ada, null, removeRow(noEdits, 'milk'), says('wipes', { quantity: 3 }))
  expect((await ada.call('GET', EXTRAS)).json()).toEqual({
    items: [{ id: 'wipes', name: 'wipes', quantity: 3, unit: '' }],
  })
})

describe('names and aisles of earlier lists (shopping 60)', () => {
  it('are on the next list of the household, and on nobody else’s', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await make(ada, 'first')
    await edit(ada, 'first', says('tomatoes', { name: 'Tommies' }), says('onions', { category: 'Other' }))
    await make(ada, 'second', { replaces: 'first' })
    await make(eve, 'hers')
    const seen = async (person: Person) => (await rows(person))?.map(({ name, category }) => [name, category])
    expect(await seen(ada)).toEqual([
      ['Tommies', 'Vegetables'],
      ['onions', 'Other'],
    ])
    expect(await seen(eve)).toEqual([
      ['tomatoes', 'Vegetables'],
      ['onions', 'Vegetables'],
    ])
  })

  it('leave the order of the aisles alone, and are left alone by it', async () => {
    const ada = await testApp.person()
    await ada.call('PATCH', '/api/shop-order', { aisles: ['Fruits'], have: ['salt'] })
    const before = (await ada.call('GET', '/api/shop-order')).json<object>()
    await make(ada, 'first')
    await edit(ada, 'first', says('onions', { name: 'Shallots' }))
    expect((await ada.call('GET', '/api/shop-order')).json()).toEqual(before)
    await ada.call('PATCH', '/api/shop-order', { measures: 'metric' })
    await make(ada, 'second', { replaces: 'first' })
    expect(await names(ada)).toEqual(['tomatoes', 'Shallots'])
  })

  it('are those that were said last, whatever arrives last', async () => {
    const ada = await testApp.person()
    await make(ada, 'first')
    await edit(ada, 'first', says('onions', { name: 'Shallots' }, now(), 'kitchen phone'))
    await edit(ada, 'first', says('onions', { name: 'Leeks' }, now() - 1000, 'lost phone'))
    await make(ada, 'second', { replaces: 'first' })
    expect(await names(ada)).toEqual(['tomatoes', 'Shallots'])
  })

  it('can be removed like any other row', async () => {
    const ada = await testApp.person()
    await make(ada, 'first')
    await edit(ada, 'first', says('onions', { name: 'Shallots' }))
    await make(ada, 'second', { replaces: 'first' })
    const known = (await open(ada))?.edits ?? noEdits
    await edit(ada, 'second', removeRow(known, 'onions'))
    expect(await names(ada)).toEqual(['tomatoes'])
  })
})
