import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { onboardingStatusCall } from '../../../contract/account.ts'
import {
  discardImportCall,
  householdImportsCall,
  runImportCall,
  startImportCall,
  undoImportCall,
} from '../../../contract/importing.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import {
  formatNames,
  type HouseholdImport,
  type ImportReport,
  type ImportResult,
} from '../../../domain/importing/household-import.ts'

const report: ImportReport = {
  format: 'mealie',
  recipes: { count: 3, first: [{ name: 'Leek tart', ingredients: 4, steps: 2, hasPhoto: true }] },
  photos: 1,
  webPhotos: 40,
  meals: 2,
  lists: 1,
  others: [],
  doubtful: { count: 1, first: [{ name: 'Idea', why: ['has no method'] }] },
  duplicates: {
    count: 1,
    first: [{ name: 'Soup', twin: { id: 7, name: 'Market soup', userSequence: 12, servings: 6 } }],
  },
  lost: [{ what: 'comments', count: 5, of: ['Leek tart', 'Market soup'] }],
  problems: { count: 0, first: [] },
}
const result: ImportResult = {
  recipes: 2,
  photos: 1,
  missedPhotos: 3,
  meals: 2,
  lists: 1,
  others: 0,
  otherKinds: [],
  skipped: 1,
  remarks: ['The photo of Idea couldn’t be read.'],
}

const anImport = (change: Partial<HouseholdImport>): HouseholdImport => ({
  id: 1,
  fileName: 'mealie.zip',
  bytes: 1000,
  state: 'ready',
  done: 0,
  total: 3,
  report,
  result: null,
  problem: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...change,
})

async function open(imports: HouseholdImport[]) {
  server.answers(recipesCall, [])
  server.answers(householdImportsCall, imports)
  const person = visit('/moving')
  await screen.findByRole('button', { name: 'Choose a file' })
  return person
}

describe('importing recipes', () => {
  it('sends the chosen file as it is, under its name', async () => {
    const person = await open([])
    server.answers(startImportCall, anImport({ state: 'reading', report: null }))
    await person.upload(screen.getByLabelText('The exported file'), new File(['PK'], 'mealie.zip'))
    await waitFor(() =>
      expect(server.received(startImportCall)).toMatchObject([{ query: { name: 'mealie.zip' } }]),
    )
  })

  it('says beside the field why a file was not taken', async () => {
    const person = await open([])
    server.refuses(startImportCall, 409, 'Another file is on its way in. Wait until it’s done.')
    await person.upload(screen.getByLabelText('The exported file'), new File(['PK'], 'mealie.zip'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Another file is on its way in. Wait until it’s done.',
    )
  })

  it('shows what would come, what to look at, what is there already and what has no place, then brings it', async () => {
    const person = await open([anImport({})])
    const card = within(await screen.findByRole('region', { name: 'mealie.zip' }))
    for (const words of [
      '3 recipes in it',
      '1 to look at afterwards',
      '1 duplicate of what you have',
      '5 without a place here',
    ])
      expect(card.getByText(words)).toBeVisible()
    expect(
      card.getByText('With 1 photo, 40 photos to fetch from the web, 2 planned meals, 1 shopping list.'),
    ).toBeVisible()
    expect(card.getByText('has no method')).toBeVisible()
    expect(card.getByRole('link', { name: '#12 Market soup', hidden: true }).getAttribute('href')).toBe(
      '/recipe/7?servings=6',
    )
    server.answers(runImportCall, anImport({ state: 'running' }))
    await person.click(card.getByRole('checkbox', { name: /duplicates too/ }))
    await person.click(card.getByRole('button', { name: 'Bring 3 recipes' }))
    await waitFor(() =>
      expect(server.received(runImportCall)).toEqual([{ params: { id: 1 }, body: { duplicates: 'bring' } }]),
    )
  })

  it('brings a file into sight once it is read, not one that was there before (recipes 86)', async () => {
    const seen: (string | null)[] = []
    const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') ?? {
      value: undefined,
    }
    onTestFinished(() => void Object.defineProperty(Element.prototype, 'scrollIntoView', before))
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.getAttribute('aria-label'))
    }
    const person = await open([anImport({ id: 1, fileName: 'before.zip' })])
    expect(await screen.findByRole('region', { name: 'before.zip' })).toBeVisible()
    expect(seen).toEqual([])
    server.answers(startImportCall, anImport({ id: 2, state: 'reading', report: null }))
    server.answers(householdImportsCall, [anImport({ id: 2 })])
    await person.upload(screen.getByLabelText('The exported file'), new File(['PK'], 'mealie.zip'))
    await expect.poll(() => seen).toContain('mealie.zip')
  })

  it('counts what came among the first steps at once (home 114)', async () => {
    await open([anImport({ state: 'running', done: 2 })])
    const asked = server.received(onboardingStatusCall).length
    server.answers(householdImportsCall, [anImport({ state: 'done', result })])
    expect(await screen.findByRole('link', { name: 'See your recipes' })).toBeVisible()
    await expect.poll(() => server.received(onboardingStatusCall).length).toBe(asked + 1)
  })

  it('leaves a file that is not wanted', async () => {
    const person = await open([anImport({})])
    server.answers(discardImportCall, undefined)
    await person.click(screen.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(server.received(discardImportCall)).toEqual([{ params: { id: 1 } }]))
  })

  it('shows how far it is, and that one may leave', async () => {
    await open([anImport({ state: 'running', done: 2 })])
    expect(screen.getByText('2 of 3 recipes. You can leave this page; it goes on.')).toBeVisible()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2')
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['guests', '1 guest'],
    ['weekdays with a template', '1 weekday with a template'],
    ['days on which something was made', '1 day on which something was made'],
    ['lines that are fine for somebody', '1 line that is fine for somebody'],
    ['confirmed ingredients', '1 confirmed ingredient'],
    ['items added by hand', '1 item added by hand'],
    ['tags beyond the fifth', '1 tag beyond the fifth'],
  ])('says of one of the %s that it is one (home 121)', async (what, one) => {
    const once = [{ what, count: 1, of: ['Leek tart'] }]
    await open([anImport({ report: { ...report, others: once, lost: once } })])
    const card = within(await screen.findByRole('region', { name: 'mealie.zip' }))
    expect(card.getByText(new RegExp(`, ${one}\\.$`))).toBeVisible()
    expect(card.getByText(new RegExp(`^${one}`))).toBeInstanceOf(HTMLLIElement)
  })

  it('says what came, and takes it back with one press', async () => {
    const person = await open([anImport({ state: 'done', result })])
    expect(
      screen.getByText(
        '2 recipes, 1 photo, 2 planned meals and 1 shopping list came over. 1 duplicate stayed behind. 3 photos on the web couldn’t be fetched.',
      ),
    ).toBeVisible()
    expect(screen.getByText('The photo of Idea couldn’t be read.')).toBeVisible()
    server.answers(undoImportCall, anImport({ state: 'undone', result: { ...result, remarks: [] } }))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Everything it brought has been removed')).toBeVisible()
  })

  it('says why a file could not be read', async () => {
    await open([
      anImport({ state: 'failed', report: null, problem: 'This archive is locked with a password.' }),
    ])
    expect(screen.getByRole('alert').textContent).toBe('This archive is locked with a password.')
  })
})

describe('what a file lost', () => {
  it('is named with whose it is (importing 97)', async () => {
    await open([anImport({})])
    expect(screen.getByText('Leek tart; Market soup').parentElement?.textContent).toBe(
      '5 comments Leek tart; Market soup',
    )
  })

  it('is still said once the rest came, and what to look at leads to it (importing 98)', async () => {
    await open([anImport({ state: 'done', result })])
    expect(screen.getByText('1 to look at')).toBeVisible()
    expect(screen.getByText('Leek tart; Market soup')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Idea', hidden: true }).getAttribute('href')).toBe(
      '/recipes?q=Idea',
    )
  })

  it('names each kind of thing that came (importing 97)', async () => {
    const otherKinds = [
      { what: 'family members', count: 4 },
      { what: 'days of the calendar', count: 1 },
    ]
    await open([
      anImport({ state: 'done', result: { ...result, photos: 0, meals: 0, others: 5, otherKinds } }),
    ])
    const said = '2 recipes, 1 shopping list, 4 family members and 1 day of the calendar came over.'
    expect(screen.getByText(said, { exact: false })).toBeVisible()
  })

  it('offers nothing to bring where everything is there already (importing 98)', async () => {
    const all = { ...report, meals: 0, lists: 0, duplicates: { ...report.duplicates, count: 3 } }
    const person = await open([anImport({ report: all })])
    expect(
      screen.getByText('You have all of these recipes already, so there’s nothing to bring.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Bring/ })).toBeNull()
    await person.click(screen.getByRole('checkbox', { name: 'Bring the duplicates too' }))
    expect(screen.getByRole('button', { name: 'Bring 3 recipes' })).toBeVisible()
  })
})

describe('where a file is found', () => {
  it('is said of every program that is read, and of those that write none (importing 99)', async () => {
    const person = await open([])
    await person.click(screen.getByText('Where do I find that file?'))
    const { 'web-page': _, ...programs } = formatNames
    for (const name of Object.values(programs))
      expect(screen.getByText(name, { selector: 'dt' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'paste it' }).getAttribute('href')).toBe('/import-recipes')
  })
})

describe('after a file that failed', () => {
  const failed = { state: 'failed', report: null, problem: 'This archive is broken.' } as const

  it('still undoes an earlier import with one press', async () => {
    const person = await open([
      anImport({ id: 9, fileName: 'half.zip', ...failed }),
      anImport({ id: 8, fileName: 'broken.zip', ...failed }),
      anImport({ id: 7, state: 'done', result }),
      anImport({ id: 6, fileName: 'older.zip', state: 'done', result }),
    ])
    expect(screen.getByRole('alert').textContent).toBe('This archive is broken.')
    expect(screen.queryByText('broken.zip')).toBeNull()
    server.answers(undoImportCall, anImport({ state: 'undone', result }))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.received(undoImportCall)).toEqual([{ params: { id: 7 } }]))
  })

  it('undoes what a failed import wrote, people and days without recipes too', async () => {
    const person = await open([anImport({ ...failed, done: 0, result: { ...result, recipes: 0 } })])
    server.answers(undoImportCall, anImport({ state: 'undone', result }))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.received(undoImportCall)).toEqual([{ params: { id: 1 } }]))
  })
})

describe('exporting everything', () => {
  it('offers the files by their addresses', async () => {
    await open([])
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Download Everything')).toBe('/api/household-export?format=plateful')
    expect(address('Download Recipes for Paprika')).toBe('/api/household-export?format=paprika')
    expect(address('Download Recipes as JSON-LD')).toBe('/api/household-export?format=json-ld')
  })
})
