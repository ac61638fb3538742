import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aList } from '../../../test/harness/makers.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { changeRow } from '../../domain/shopping/make-edit.ts'
import { type NewOpenList, type OpenList, rowsOf } from '../../domain/shopping/open-list.ts'
import { type Edits, noEdits, type ShopMark } from '../../domain/shopping/row-edit.ts'
import type { NotThere } from '../../domain/shopping/shopping-item.ts'

const testApp = useTestApp()
const LISTS = '/api/completed-shopping-lists'
const OPEN = '/api/open-shopping-list'
const next: NotThere = { instead: null }
const swap: NotThere = { instead: 'oat milk' }
const days = { startDate: '2026-03-02', endDate: '2026-03-08' }

const row = (id: string) => ({
  id,
  name: id,
  category: 'Vegetables' as const,
  quantity: 2,
  unit: 'kg',
  recipeIds: [],
  isChecked: false,
})
const aNewList = (id: string, change: Partial<NewOpenList> = {}): NewOpenList => ({
  id,
  replaces: null,
  ...days,
  items: [row('leeks'), row('beans')],
  origins: {},
  foods: {},
  meals: '',
  edits: noEdits,
  ...change,
})
const now = () => testApp.clock.now.getTime()
const mark = (itemId: string, notThere: NotThere | null, at = now()): ShopMark => ({
  itemId,
  set: { notThere: { value: notThere, at, by: 'phone' } },
})

const completed = async (person: Person) => {
  const items = [row('leeks'), row('beans')]
  const made = await person.call('POST', LISTS, aList(days.startDate, days.endDate, { items }))
  return made.json<CompletedList>()
}
const say = (person: Person, { id }: { id: number }, ...marks: ShopMark[]) =>
  person.call('PATCH', `${LISTS}/${id}/marks`, { marks })
const edit = (person: Person, listId: string, edits: Edits) => person.call('PATCH', OPEN, { listId, edits })
const waiting = async (person: Person) =>
  (await person.call('GET', '/api/shopping-extras'))
    .json<{ items: { name: string; quantity: number; unit: string }[] }>()
    .items.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`)
const openRows = async (person: Person) => {
  const { list } = (await person.call('GET', OPEN)).json<{ list: OpenList | null }>()
  return rowsOf({ items: list?.base?.items ?? [], edits: list?.edits ?? noEdits })
}
const said = (items: readonly { name: string; notThere?: NotThere | undefined }[]) =>
  items.map(({ name, notThere }) => [name, notThere?.instead])
const of = async (person: Person) => {
  const [list] = (await person.call('GET', LISTS)).json<CompletedList[]>()
  return said(list?.items ?? [])
}

describe('items of a completed list that the shop did not have (shopping 63)', () => {
  it('stands on the list, and waits for the next one until somebody takes it back', async () => {
    const ada = await testApp.person()
    const list = await completed(ada)
    const answer = await say(ada, list, mark('leeks', next), mark('beans', swap))
    expect([answer.statusCode, said(answer.json<CompletedList>().items)]).toEqual([
      200,
      [
        ['leeks', null],
        ['beans', 'oat milk'],
      ],
    ])
    expect(await waiting(ada)).toEqual(['2 kg leeks'])
    await say(ada, list, mark('leeks', null, now() + 1))
    expect(await waiting(ada)).toEqual([])
    expect((await of(ada))[0]).toEqual(['leeks', undefined])
  })

  it('waits once, however often and in whatever order it is said', async () => {
    const ada = await testApp.person()
    const list = await completed(ada)
    await say(ada, list, mark('leeks', next, 2000))
    await say(ada, list, mark('leeks', next, 3000))
    await say(ada, list, mark('leeks', null, 1000))
    expect(await waiting(ada)).toEqual(['2 kg leeks'])
  })

  it('comes onto the list that is open by then, and stays there when it is in the trolley', async () => {
    const ada = await testApp.person()
    const list = await completed(ada)
    await ada.call(
      'POST',
      OPEN,
      aNewList('list', { startDate: '2026-03-09', endDate: '2026-03-15', items: [] }),
    )
    await say(ada, list, mark('leeks', next), mark('beans', next))
    const rows = await openRows(ada)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['beans', 'leeks'])
    const leeks = rows.find(({ name }) => name === 'leeks')
    await edit(
      ada,
      'list',
      changeRow(noEdits, leeks?.id ?? '', { isChecked: true }, { now: now(), by: 'his' }),
    )
    await say(ada, list, mark('leeks', null, now() + 1), mark('beans', null, now() + 1))
    expect((await openRows(ada)).map(({ name }) => name)).toEqual(['leeks'])
  })

  it('is in the trolley when somebody ticks it: then it waits no longer', async () => {
    const ada = await testApp.person()
    const list = await completed(ada)
    await say(ada, list, mark('leeks', next))
    const ticks = [{ itemId: 'leeks', isChecked: true, at: now(), by: 'his' }]
    await ada.call('PATCH', `${LISTS}/${list.id}/ticks`, { ticks })
    expect(await waiting(ada)).toEqual([])
  })

  it('is said by nobody else, of no other list and of no other row', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const list = await completed(ada)
    expect((await say(eve, list, mark('leeks', next))).statusCode).toBe(404)
    const body = { marks: [mark('leeks', next)] }
    expect((await testApp.visit('PATCH', `${LISTS}/${list.id}/marks`, body)).statusCode).toBe(401)
    await say(ada, list, mark('caviar', next))
    expect([await waiting(ada), await waiting(eve)]).toEqual([[], []])
    expect(await of(ada)).toEqual([
      ['leeks', undefined],
      ['beans', undefined],
    ])
  })

  it('goes with Unlock & Delete: the plan asks for it again', async () => {
    const ada = await testApp.person()
    const list = await completed(ada)
    await say(ada, list, mark('leeks', next))
    await ada.call('DELETE', `${LISTS}/${list.id}`)
    expect(await waiting(ada)).toEqual([])
  })
})

describe('items of the open list that the shop did not have (shopping 63)', () => {
  const complete = async (person: Person, listId: string) =>
    (
      await person.call('POST', LISTS, { ...aList(days.startDate, days.endDate, { items: [] }), listId })
    ).json<CompletedList>()
  const adds = (id: string) =>
    changeRow(noEdits, id, { added: true, name: id, quantity: 1, unit: '' }, { now: now(), by: 'phone' })
  const tells = (id: string, notThere: NotThere | null, at = now()) =>
    changeRow(noEdits, id, { notThere }, { now: at, by: 'phone' })

  it('waits from when the list is completed, added by hand or not', async () => {
    const ada = await testApp.person()
    await ada.call('POST', OPEN, aNewList('list'))
    await edit(ada, 'list', adds('bags'))
    await edit(ada, 'list', tells('bags', next, now() + 1))
    await edit(ada, 'list', tells('leeks', next))
    const list = await complete(ada, 'list')
    expect(said(list.items)).toEqual([
      ['leeks', null],
      ['beans', undefined],
      ['bags', null],
    ])
    expect(await waiting(ada)).toEqual(['2 kg leeks', '1  bags'])
    await ada.call('DELETE', `${LISTS}/${list.id}`)
    expect(await waiting(ada)).toEqual(['1  bags'])
  })

  it('goes onto the completed list when it arrives late, in its place in time', async () => {
    const ada = await testApp.person()
    await ada.call('POST', OPEN, aNewList('list'))
    await edit(ada, 'list', tells('leeks', swap, 3000))
    await complete(ada, 'list')
    const { late } = (await edit(ada, 'list', tells('beans', next))).json<{ late: string[] }>()
    await edit(ada, 'list', tells('leeks', next, 2000))
    expect([late, await of(ada), await waiting(ada)]).toEqual([
      [],
      [
        ['leeks', 'oat milk'],
        ['beans', null],
      ],
      ['2 kg beans'],
    ])
  })

  it('comes onto a list of other days that is made in its place, and not twice onto one of the same', async () => {
    const ada = await testApp.person()
    await ada.call('POST', OPEN, aNewList('list'))
    await edit(ada, 'list', adds('bags'))
    await edit(ada, 'list', tells('bags', next, now() + 1))
    await edit(ada, 'list', tells('leeks', next))
    await ada.call('POST', OPEN, aNewList('same', { replaces: 'list' }))
    expect(said(await openRows(ada))).toEqual([
      ['leeks', undefined],
      ['beans', undefined],
      ['bags', undefined],
    ])
    await edit(ada, 'same', tells('leeks', next))
    const other = { startDate: '2026-03-09', endDate: '2026-03-15', items: [row('rice')] }
    await ada.call('POST', OPEN, aNewList('other', { replaces: 'same', ...other }))
    expect((await openRows(ada)).map(({ name }) => name).toSorted()).toEqual(['bags', 'leeks', 'rice'])
  })
})
