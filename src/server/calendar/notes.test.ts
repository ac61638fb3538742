import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aList } from '../../../test/harness/makers.ts'

const testApp = useTestApp()
const NOTES = '/api/calendar-notes'

describe('notes of a day', () => {
  it('are written, read, changed and deleted; 404 means that there is none', async () => {
    const ada = await testApp.person()
    expect((await ada.call('GET', `${NOTES}/2026-03-02`)).statusCode).toBe(404)
    const made = await ada.call('POST', NOTES, { date: '2026-03-02', notes: ' Gran comes ' })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ date: '2026-03-02', notes: 'GRAN COMES', userId: ada.user.id })
    const changed = await ada.call('PATCH', `${NOTES}/2026-03-02`, { notes: 'Gran leaves' })
    expect(changed.json()).toMatchObject({ notes: 'GRAN LEAVES' })
    expect((await ada.call('GET', `${NOTES}?start=2026-03-01&end=2026-03-07`)).json()).toEqual([
      changed.json(),
    ])
    expect((await ada.call('DELETE', `${NOTES}/2026-03-02`)).statusCode).toBe(204)
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { notes: 'x' } : undefined
      expect((await ada.call(method, `${NOTES}/2026-03-02`, body)).statusCode).toBe(404)
    }
  })

  it('a second note of a day replaces the first: there is one for each day', async () => {
    const ada = await testApp.person()
    await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'one' })
    await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'two' })
    expect((await ada.call('GET', `${NOTES}/2026-03-02`)).json()).toMatchObject({ notes: 'TWO' })
  })

  it('refuses a note that was changed since it was seen', async () => {
    const ada = await testApp.person()
    const seen = (await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'one', seen: null })).json<{
      updatedAt: string
    }>().updatedAt
    testApp.clock.pass(1000)
    const change = (notes: string) => ada.call('PATCH', `${NOTES}/2026-03-02`, { notes, seen })
    expect((await change('two')).statusCode).toBe(200)
    expect((await change('three')).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const anew = await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'four', seen: null })
    expect(anew.statusCode).toBe(412)
    const remove = (of: string) => ada.call('DELETE', `${NOTES}/2026-03-02?seen=${of}`)
    expect((await remove(seen)).statusCode).toBe(412)
    expect((await remove('yesterday')).statusCode).toBe(400)
    const { notes, updatedAt } = (await ada.call('GET', `${NOTES}/2026-03-02`)).json<{
      notes: string
      updatedAt: string
    }>()
    expect(notes).toBe('TWO')
    expect((await remove(updatedAt)).statusCode).toBe(204)
  })

  it('a locked day keeps its note as it is: writes answer 423', async () => {
    const ada = await testApp.person()
    await ada.call('POST', NOTES, { date: '2026-03-03', notes: 'kept' })
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-04'))
    const writes = [
      ada.call('POST', NOTES, { date: '2026-03-02', notes: 'new' }),
      ada.call('PATCH', `${NOTES}/2026-03-03`, { notes: 'other' }),
      ada.call('DELETE', `${NOTES}/2026-03-03`),
    ]
    for (const write of writes) expect((await write).statusCode).toBe(423)
    expect((await ada.call('GET', `${NOTES}/2026-03-03`)).json()).toMatchObject({ notes: 'KEPT' })
  })

  it('that became longer than a note by their capitals may be shortened, and grow no more', async () => {
    const ada = await testApp.person()
    await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'x' })
    const { householdId } = await testApp.userRow(ada)
    const query = testApp.db.updateTable('calendarNotes').set({ notes: 'S'.repeat(600) })
    await query.where('householdId', '=', householdId).execute()
    const change = async (notes: string) => ada.call('PATCH', `${NOTES}/2026-03-02`, { notes })
    expect((await change('S'.repeat(601))).json()).toMatchObject({
      message: 'Keep the note within 500 characters',
    })
    expect((await change('S'.repeat(599))).statusCode).toBe(200)
    expect((await change('ß'.repeat(300))).statusCode).toBe(400)
    expect((await change('ß'.repeat(250))).json()).toMatchObject({ notes: 'S'.repeat(500) })
  })

  it.each([
    [{ date: '2026-03-02', notes: ' ' }, 'Write something, or delete the note'],
    [{ date: '2026-03-02', notes: 'x'.repeat(501) }, 'Keep the note within 500 characters'],
  ])('refuses %j', async (body, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', NOTES, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })

  it('are nobody else’s', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', NOTES, { date: '2026-03-02', notes: 'ours' })
    expect((await eve.call('GET', `${NOTES}/2026-03-02`)).statusCode).toBe(404)
    expect((await eve.call('PATCH', `${NOTES}/2026-03-02`, { notes: 'mine' })).statusCode).toBe(404)
    expect((await eve.call('DELETE', `${NOTES}/2026-03-02`)).statusCode).toBe(404)
    expect((await eve.call('GET', `${NOTES}?start=2026-03-01&end=2026-03-07`)).json()).toEqual([])
  })
})
