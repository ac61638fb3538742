import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredNote } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, goBack, visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import {
  assignmentsCall,
  changeNoteCall,
  createNoteCall,
  deleteNoteCall,
  notesCall,
} from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { completedListsCall } from '../../../contract/shopping.ts'
import { announceCalendarEvent } from '../days/calendar-events.ts'

const WEEK = '/calendar?date=2026-03-04'
const TUESDAY = '2026-03-03'
const LATER = '2026-03-04T12:00:00.000Z'
const bins = aStoredNote(TUESDAY, 'BINS OUT')

const addButton = 'Add a note on Tuesday 3 March'
const noteButton = 'Change the note on Tuesday 3 March: BINS OUT'
const field = { name: 'Note for Tuesday 3 March' }

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(notesCall, [])
})

/** The server stores the note that it is sent. */
function keepsNotes() {
  server.answers(createNoteCall, ({ body }) => {
    const note = aStoredNote(body.date, body.notes)
    server.answers(notesCall, [note])
    return note
  })
}

describe('a day without a note', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('gets one in capitals, saved by %s (calendar 17)', async (_, key) => {
    keepsNotes()
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard('bins out')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe('BINS OUT')
    await person.keyboard(key)
    expect(await screen.findByText('Note saved!')).toBeVisible()
    expect(screen.getByRole('button', { name: noteButton })).toBeVisible()
    expect(server.received(createNoteCall).map(({ body }) => body)).toEqual([
      { date: TUESDAY, notes: 'BINS OUT', seen: null },
    ])
  })

  it('takes no letter whose capitals are too many', async () => {
    keepsNotes()
    const person = await visitAndPress(WEEK, addButton)
    await person.paste('x'.repeat(499))
    await person.keyboard('ßy')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe(`${'X'.repeat(499)}Y`)
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Note saved!')).toBeVisible()
  })

  it('letters in the middle stay where they are typed', async () => {
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard('bns out{ArrowLeft>6/}i')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe('BINS OUT')
  })

  it('gets what was typed when the screen is left with Back', async () => {
    keepsNotes()
    const person = await visitAndPress(WEEK, 'Next Week')
    await screen.findByRole('region', { name: 'Monday 9 March' })
    await person.click(await screen.findByRole('button', { name: 'Add a note on Monday 9 March' }))
    await person.keyboard('bins out')
    await goBack()
    expect(await screen.findByText('Note saved!')).toBeVisible()
    expect(server.received(createNoteCall)).toHaveLength(1)
  })

  it('gets what was typed when the page is reloaded or closed', async () => {
    keepsNotes()
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard('bins out')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText('Note saved!')).toBeVisible()
    expect(server.received(createNoteCall)).toHaveLength(1)
  })

  it('keeps what is being typed when the days cannot be read again', async () => {
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard('bins out')
    server.refuses(assignmentsCall, 500, 'The kitchen is being cleaned')
    act(comeBackOnline)
    expect(await screen.findByText('The kitchen is being cleaned')).toBeVisible()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe('BINS OUT')
  })

  it('stays without one when nothing is typed, or when Escape cancels', async () => {
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard(' {Enter}')
    await person.click(await screen.findByRole('button', { name: addButton }))
    await person.keyboard('bins{Escape}')
    expect(await screen.findByRole('button', { name: addButton })).toBe(document.activeElement)
    expect(server.received(createNoteCall)).toEqual([])
  })

  it('keeps what was typed when it could not be saved (calendar 17)', async () => {
    server.refuses(createNoteCall, 500, 'The pencil broke')
    const person = await visitAndPress(WEEK, addButton)
    await person.keyboard('bins out{Enter}')
    expect(await screen.findByText('Failed to save note')).toBeVisible()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe('BINS OUT')
  })
})

describe('a note', () => {
  beforeEach(() => server.answers(notesCall, [bins]))

  it('is changed, and the week shows the new words', async () => {
    server.answers(changeNoteCall, ({ body }) => {
      const note = { ...bins, notes: body.notes }
      server.answers(notesCall, [note])
      return note
    })
    const person = await visitAndPress(WEEK, noteButton)
    await person.keyboard(' early{Enter}')
    expect(await screen.findByRole('button', { name: /BINS OUT EARLY/ })).toBeVisible()
    expect(server.received(changeNoteCall)).toEqual([
      { params: { date: TUESDAY }, body: { notes: 'BINS OUT EARLY', seen: bins.updatedAt } },
    ])
  })

  it('is deleted by saving empty text, also when somebody else deleted it first (calendar 17)', async () => {
    server.refuses(deleteNoteCall, 404, 'There’s no note for this day.')
    const person = await visitAndPress(WEEK, noteButton)
    server.answers(notesCall, [])
    await person.clear(screen.getByRole('textbox', field))
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Note deleted!')).toBeVisible()
    expect(screen.getByRole('button', { name: addButton })).toBeVisible()
    expect(server.received(deleteNoteCall)[0]?.query).toEqual({ seen: bins.updatedAt })
  })

  it('is not deleted when somebody else wrote it anew in the same moment: theirs is shown', async () => {
    server.refuses(deleteNoteCall, 412, 'Somebody else changed this note first.')
    const person = await visitAndPress(WEEK, noteButton)
    await person.clear(screen.getByRole('textbox', field))
    server.answers(notesCall, [{ ...bins, notes: 'NO BINS TODAY', updatedAt: LATER }])
    await person.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('NO BINS TODAY')
    await person.click(screen.getByRole('button', { name: 'Keep theirs' }))
    expect(await screen.findByRole('button', { name: /NO BINS TODAY/ })).toBeVisible()
  })

  it('stays when it could not be deleted (calendar 17)', async () => {
    server.refuses(deleteNoteCall, 500, 'The rubber is gone')
    const person = await visitAndPress(WEEK, noteButton)
    await person.clear(screen.getByRole('textbox', field))
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Failed to delete note')).toBeVisible()
  })

  it('is not written over what somebody else wrote meanwhile without asking', async () => {
    server.answers(changeNoteCall, ({ body }) => ({ ...bins, notes: body.notes }))
    const person = await visitAndPress(WEEK, noteButton)
    await person.keyboard(' early')
    server.answers(notesCall, [{ ...bins, notes: 'NO BINS TODAY', updatedAt: LATER }])
    act(() => announceCalendarEvent('ai-meal-plan-generated'))
    expect((await screen.findByRole('alert')).textContent).toContain('NO BINS TODAY')
    await person.keyboard('{Enter}')
    expect(server.received(changeNoteCall)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Keep mine' }))
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Note saved!')).toBeVisible()
    expect(server.received(changeNoteCall)[0]?.body).toEqual({
      notes: 'BINS OUT EARLY',
      seen: LATER,
    })
  })

  it('that somebody else wrote in the same moment is shown beside what was typed', async () => {
    server.refuses(changeNoteCall, 412, 'Somebody else changed this note first.')
    const person = await visitAndPress(WEEK, noteButton)
    await person.keyboard(' early')
    server.answers(notesCall, [{ ...bins, notes: 'NO BINS TODAY', updatedAt: LATER }])
    await person.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('NO BINS TODAY')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', field).value).toBe('BINS OUT EARLY')
  })

  it('can be read on a locked day, and no more', async () => {
    server.answers(assignmentsCall, [aStoredDay(TUESDAY, { isLocked: true, lockReason: 'Week 10' })])
    visit(WEEK)
    expect(await screen.findByText(/Calendar Locked/)).toBeVisible()
    expect((await screen.findByText('BINS OUT')).tagName).toBe('P')
    expect(screen.queryByRole('button', { name: noteButton })).toBeNull()
  })
})
