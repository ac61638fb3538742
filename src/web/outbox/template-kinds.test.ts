import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { anOutbox } from '../../../test/harness/test-outbox.ts'
import { aStoredDay, aStoredTemplate } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { changeDaysCall, applyTemplatesCall } from '../../contract/calendar.ts'
import {
  assignWeekdayCall,
  changeTemplateCall,
  createOccasionCall,
  createTemplateCall,
  deleteTemplateCall,
  deleteWeeklyAssignmentCall,
} from '../../contract/templates.ts'
import { copiedMeals, emptyDay } from '../../domain/calendar/day-plan.ts'
import { DayTemplateDraft } from '../../domain/calendar/day-template.ts'
import { newTemporaryId } from '../api/temporary-ids.ts'
import { addMeal } from '../calendar/days/day-change.ts'
import { applyTo } from './change-kinds.ts'
import { sendOutbox } from './send-outbox.ts'

const MONDAY = '2026-03-02'
const READ = '2026-03-01T08:00:00.000Z'
const SINCE = '2026-03-01T09:00:00.000Z'
const porridge = { id: 'p', name: 'Porridge', type: 'food', peopleCount: 3 } as const
const draft = DayTemplateDraft.parse({ name: 'School day', breakfastMeals: [porridge] })
const school = aStoredTemplate({ id: 7, name: 'School day', breakfastMeals: [porridge], lastModified: READ })

it('a template that was made, given to a weekday and a date, goes in its order under its true id', async () => {
  const { outbox, add } = anOutbox()
  const [newId, weekday, birthday] = [newTemporaryId(), newTemporaryId(), newTemporaryId()]
  await add('new template', { newId, draft }, newId)
  await add(
    'weekday',
    { id: weekday, draft: { dayOfWeek: 0, templateType: 'all', templateId: newId } },
    weekday,
  )
  const party = {
    specificDate: MONDAY,
    templateId: newId,
    title: 'Birthday',
    notes: null,
    isRecurring: true,
  }
  await add('new occasion', { newId: birthday, draft: party }, birthday)
  const other = aStoredTemplate({ id: 3, isStandard: true })
  expect(applyTo(['meal-planning-days'], [other], outbox.waiting())).toEqual([
    other,
    expect.objectContaining({ id: newId, name: 'School day', breakfastMeals: [porridge] }),
  ])
  expect(applyTo(['weekly-template-assignments'], [], outbox.waiting())).toEqual([
    expect.objectContaining({ id: weekday, dayOfWeek: 0, templateId: newId }),
  ])
  server.answers(createTemplateCall, school)
  server.answers(assignWeekdayCall, { id: 4, userId: 1, dayOfWeek: 0, templateType: 'all', templateId: 7 })
  server.answers(createOccasionCall, { ...party, id: 9, userId: 1, templateId: 7 })
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(createTemplateCall).map(({ body }) => body)).toEqual([draft])
  expect(server.received(assignWeekdayCall).map(({ body }) => body.templateId)).toEqual([7])
  expect(server.received(createOccasionCall).map(({ body }) => body.templateId)).toEqual([7])
  expect(outbox.changes()).toEqual([])

  // The assignment that was made on this device is deleted by its true id.
  await add('no weekday', { id: weekday })
  server.answers(deleteWeeklyAssignmentCall, undefined)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(deleteWeeklyAssignmentCall)).toEqual([{ params: { id: 4 } }])
})

/**
 * The server has the template as somebody else changed it, and refuses a change that is based on an
 * older version.
 */
const isNow = (theirs: object) =>
  server.answers(changeTemplateCall, ({ body }) => {
    const current = { ...school, ...theirs, lastModified: SINCE }
    return body.seen === SINCE
      ? { ...current, ...(body.name !== undefined && { name: body.name }) }
      : refusal(412, 'Somebody else was first.', { code: 'CHANGED_MEANWHILE', current })
  })
const renamed = { id: 7, change: { name: 'Term time' }, before: { name: 'School day' }, seen: READ }

it('an edit of a template holds beside one of other fields, and asks about the same one (home 88)', async () => {
  isNow({ isStandard: true })
  const { outbox, add } = anOutbox()
  await add('edit template', renamed)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(changeTemplateCall).map(({ body }) => body.seen)).toEqual([READ, SINCE])
  expect(outbox.changes()).toEqual([])

  isNow({ name: 'Weekday' })
  await add('edit template', renamed)
  await sendOutbox({ outbox, client: new QueryClient() })
  const [asked] = outbox.changes()
  expect(asked?.refused).toBe('Somebody else was first.')
  if (asked) await outbox.tryAgain(asked)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(outbox.changes()).toEqual([])
})

it('a template that somebody else deleted first is deleted, and its weekdays with it', async () => {
  const { outbox, add } = anOutbox()
  await add('delete template', { id: 7 })
  const monday = { id: 1, userId: 1, dayOfWeek: 0, templateType: 'all', templateId: 7 }
  expect(applyTo(['weekly-template-assignments'], [monday], outbox.waiting())).toEqual([])
  expect(applyTo(['meal-planning-days'], [school], outbox.waiting())).toEqual([])
  server.refuses(deleteTemplateCall, 404, 'This day template is no longer there.', { code: 'NOT_FOUND' })
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(outbox.changes()).toEqual([])
})

it('a day taken from a template is shown with the meals that the server makes, and changed over them', async () => {
  const { outbox, add } = anOutbox()
  const mealKey = 'the-key-of-the-meals'
  const before = emptyDay(MONDAY)
  const breakfastMeals = copiedMeals(mealKey, MONDAY, 'breakfastMeals', [porridge])
  const plan = { ...before, breakfastMeals }
  await add('take templates', { mealKey, days: [{ date: MONDAY, before, plan, templateIds: [7] }] })
  const soup = { id: 's', name: 'Soup', type: 'food', peopleCount: 2 } as const
  await add('days', { days: [{ before: plan, plan: addMeal(plan, 'dinner', soup), version: null }] })
  const week = ['calendar', 'assignments', MONDAY, MONDAY] as const
  expect(applyTo(week, [], outbox.waiting())).toEqual([
    expect.objectContaining({ breakfastMeals, dinnerMeals: [soup], sourceTemplateId: 7 }),
  ])
  expect(applyTo(['meal-planning-days'], [school], outbox.waiting())).toEqual([{ ...school, isLocked: true }])

  const taken = aStoredDay(MONDAY, { breakfastMeals, sourceTemplateId: 7, version: 1 })
  server.answers(applyTemplatesCall, [{ day: taken, filled: ['breakfastMeals'], wasStored: false }])
  server.answers(changeDaysCall, ({ body: { days } }) =>
    days[0]?.version === 1
      ? [taken]
      : refusal(409, 'Something is planned already.', { code: 'DAY_EXISTS', current: taken }),
  )
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(applyTemplatesCall)).toEqual([{ body: { dates: [MONDAY], mealKey } }])
  expect(server.received(changeDaysCall).at(-1)?.body.days).toEqual([
    { ...plan, dinnerMeals: [soup], version: 1 },
  ])
  expect(outbox.changes()).toEqual([])
})
