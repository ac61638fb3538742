import { aDay, aMeal } from '../../harness/makers.ts'
import { type FilledHousehold, made, MARK, PLANNED } from '../two-households.ts'
import { type Samples, type Numbered, NOWHERE, FREE, range, nothing, assigned } from './sample.ts'

const menuDays = (dish: string) =>
  Array.from({ length: 7 }, (_, at) => ({
    breakfastMeals: [],
    lunchMeals: [],
    dinnerMeals: at === 0 ? [aMeal({ id: 'menu-meal', name: dish })] : [],
    snackMeals: [],
  }))

const menuOf = async (ada: FilledHousehold) =>
  (await made<Numbered>(ada.call('POST', '/api/menus', { name: MARK, menuDays: menuDays(MARK) }))).id

/** A day that a template of the household suggests. */
const suggested = (ada: FilledHousehold) =>
  assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })

const noteOf = async (ada: FilledHousehold) =>
  made(ada.call('POST', '/api/calendar-notes', { date: PLANNED, notes: MARK }))

export const calendarSamples: Samples = {
  'GET /api/calendar-assignments': () => ({ query: range }),
  'POST /api/calendar-assignments': () => ({ body: aDay(FREE) }),
  'PATCH /api/calendar-assignments/:date': () => ({
    params: { date: PLANNED },
    body: { isSkipped: true },
    stranger: 404,
  }),
  'POST /api/calendar-assignments/together': (ada) => ({
    body: { days: [{ ...aDay(PLANNED), version: ada.day.version }] },
    stranger: 412,
  }),
  'POST /api/calendar-assignments/:date/take-template': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    return { params: { date: FREE }, stranger: 404 }
  },
  'DELETE /api/calendar-assignments/:date/take-template': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    await ada.call('POST', `/api/calendar-assignments/${FREE}/take-template`)
    return { params: { date: FREE }, stranger: 404 }
  },
  'POST /api/calendar-assignments/take-templates': async (ada) => {
    await suggested(ada)
    return { body: { dates: [FREE] }, stranger: 404 }
  },
  'POST /api/calendar-assignments/give-back-templates': async (ada) => {
    await suggested(ada)
    const taken = await made<
      { day: { date: string; version: number }; filled: string[]; wasStored: boolean }[]
    >(ada.call('POST', '/api/calendar-assignments/take-templates', { dates: [FREE] }))
    const days = taken.map(({ day: { date, version }, filled, wasStored }) => ({
      date,
      version,
      filled,
      wasStored,
    }))
    return { body: { days }, stranger: 404 }
  },
  'GET /api/menus': async (ada) => {
    await menuOf(ada)
    return {}
  },
  'POST /api/menus': () => ({ body: { name: 'A week', menuDays: menuDays('Soup') } }),
  'PATCH /api/menus/:id': async (ada) => ({
    params: { id: await menuOf(ada) },
    body: { name: 'Mine now' },
    stranger: 404,
  }),
  'DELETE /api/menus/:id': async (ada) => ({ params: { id: await menuOf(ada) }, stranger: 404 }),
  'GET /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, stranger: 404 }
  },
  'GET /api/calendar-notes': async (ada) => {
    await noteOf(ada)
    return { query: range }
  },
  'POST /api/calendar-notes': () => ({ body: { date: PLANNED, notes: 'mine' } }),
  'PATCH /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, body: { notes: 'mine' }, stranger: 404 }
  },
  'DELETE /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, stranger: 404 }
  },
  'GET /api/calendar-feed': async (ada) => {
    await ada.call('POST', '/api/calendar-feed')
    return {}
  },
  'POST /api/calendar-feed': nothing,
  'DELETE /api/calendar-feed': async (ada) => {
    await ada.call('POST', '/api/calendar-feed')
    return {}
  },
  'GET /api/calendar-feeds/:token/plateful.ics': () => ({ params: { token: NOWHERE }, visitor: 404 }),
  'GET /api/meal-planning-days': nothing,
  'POST /api/meal-planning-days': () => ({ body: { name: 'Sunday' } }),
  'PATCH /api/meal-planning-days/:id': (ada) => ({
    params: { id: ada.templateId },
    body: { name: 'mine' },
    stranger: 404,
  }),
  'DELETE /api/meal-planning-days/:id': (ada) => ({ params: { id: ada.templateId }, stranger: 404 }),
  'POST /api/meal-planning-days/:id/unlock': (ada) => ({ params: { id: ada.templateId }, stranger: 404 }),
  'GET /api/date-specific-template-assignments': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    return {}
  },
  'POST /api/date-specific-template-assignments': (ada) => ({
    body: { specificDate: FREE, title: 'Feast', templateId: ada.templateId },
    stranger: 400,
  }),
  'DELETE /api/date-specific-template-assignments/:id': async (ada) => ({
    params: await assigned(ada, '/api/date-specific-template-assignments', {
      specificDate: FREE,
      title: MARK,
    }).then(({ id }) => ({ id })),
    stranger: 404,
  }),
  'GET /api/weekly-template-assignments': nothing,
  'POST /api/weekly-template-assignments': (ada) => ({
    body: { dayOfWeek: 0, templateType: 'all', templateId: ada.templateId },
    stranger: 400,
  }),
  'DELETE /api/weekly-template-assignments/:id': async (ada) => ({
    params: await assigned(ada, '/api/weekly-template-assignments', {
      dayOfWeek: 0,
      templateType: 'all',
    }).then(({ id }) => ({ id })),
    stranger: 404,
  }),
}
