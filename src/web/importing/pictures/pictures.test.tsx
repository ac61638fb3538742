import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../../test/harness/empty-recipe-details.ts'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { contactAddressCall } from '../../../contract/home.ts'
import {
  addReadingPageCall,
  changeReadingPageCall,
  deletePictureReadingCall,
  pictureReadingCall,
  pictureReadingsCall,
  readPicturesCall,
  markFoundSavedCall,
  startPictureReadingCall,
} from '../../../contract/importing.ts'
import { createRecipeCall, recipesCall } from '../../../contract/recipes.ts'
import type {
  FoundInPictures,
  PictureReading,
  ReadingPage,
} from '../../../domain/importing/picture-reading.ts'
import '../../home/contact/photo-request-dialog.tsx'
import '../../recipes/library/library-screen.tsx'
import '../import-screen.tsx'
import '../review-dialog.tsx'

const aPage = (id: number, more: Partial<ReadingPage> = {}): ReadingPage => ({
  id,
  kind: 'picture',
  state: 'waiting',
  problem: null,
  angle: 0,
  crop: null,
  look: `look-${id}`,
  ...more,
})
const aReading = (more: Partial<PictureReading> = {}): PictureReading => ({
  id: 7,
  state: 'gathering',
  pages: [aPage(1), aPage(2)],
  recipes: [],
  problem: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  ...more,
})
const part = (top: number, doubtful: string[] = []) => ({
  page: 1,
  left: 0.1,
  top,
  width: 0.5,
  height: 0.04,
  doubtful,
})
const found: FoundInPictures = {
  recipeData: {
    ...emptyRecipeDetails,
    id: 0,
    name: 'Leek pie',
    ingredients: ['3 leeks', '1O0 g flour'],
    steps: ['Soften the leaks.'],
    servings: 4,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    difficulty: null,
    cuisine: null,
    source: null,
    tags: ['pie'],
    photo: null,
    nutritionPerServing: null,
  },
  warnings: [{ field: 'ingredients', message: 'One word is hard to read.' }],
  twins: [],
  parts: { name: part(0), ingredients: [part(0.2), part(0.3, ['1O0'])], steps: [part(0.5, ['leaks'])] },
  isMostlyDoubtful: false,
}
const isRead = aReading({
  state: 'read',
  pages: [aPage(1, { state: 'read' })],
  recipes: [{ name: 'Leek pie', savedAs: null }],
})

beforeEach(() => {
  server.answers(recipesCall, [])
  server.answers(contactAddressCall, { email: 'help@plateful.example' })
})

async function openDialog() {
  const person = await visitAndPress('/recipes', 'Add recipe')
  await person.click(await screen.findByRole('menuitem', { name: 'Import from Photo' }))
  return { person, dialog: await screen.findByRole('dialog', { name: 'Import from Photo' }) }
}
const aFile = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

describe('pictures in Import from Photo (importing 45)', () => {
  it('are added in their order, and read together', async () => {
    const { person, dialog } = await openDialog()
    server.answers(startPictureReadingCall, aReading({ pages: [] }))
    let pages = 0
    server.answers(addReadingPageCall, () => {
      pages += 1
      const now = aReading({ pages: [aPage(1), aPage(2)].slice(0, pages) })
      server.answers(pictureReadingsCall, [now])
      return now
    })
    await person.upload(within(dialog).getByLabelText('Pictures or PDFs'), [aFile('a.jpg'), aFile('b.jpg')])
    expect(await within(dialog).findByRole('img', { name: 'Page 2' })).toBeVisible()
    expect(server.received(startPictureReadingCall)).toHaveLength(1)
    server.answers(changeReadingPageCall, aReading({ pages: [aPage(2), aPage(1)] }))
    await person.click(within(dialog).getByRole('button', { name: 'Move page 2 earlier' }))
    expect(server.received(changeReadingPageCall)).toMatchObject([{ body: { position: 0 } }])
    server.answers(readPicturesCall, aReading({ state: 'reading' }))
    server.answers(pictureReadingsCall, [aReading({ state: 'reading' })])
    await person.click(within(dialog).getByRole('button', { name: 'Read' }))
    expect(await within(dialog).findByText('Reading page 1 of 2…')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Stop' })).toBeVisible()
  })

  it('chosen while others are on their way are not lost without a word', async () => {
    const { person, dialog } = await openDialog()
    const started = server.holds(startPictureReadingCall, aReading({ pages: [] }))
    server.answers(addReadingPageCall, aReading())
    const input = within(dialog).getByLabelText('Pictures or PDFs')
    await person.upload(input, [aFile('a.jpg')])
    expect(await within(dialog).findByText(/on their way/)).toBeVisible()
    await person.upload(input, [aFile('b.jpg')])
    expect(await within(dialog).findByText(/^Wait until the other pictures have arrived/)).toBeVisible()
    started()
    await expect.poll(() => within(dialog).queryByText(/on their way/)).toBeNull()
    expect(server.received(addReadingPageCall)).toHaveLength(1)
    await person.upload(input, [aFile('b.jpg')])
    await expect.poll(() => server.received(addReadingPageCall)).toHaveLength(2)
    expect(within(dialog).queryByText(/^Wait until/)).toBeNull()
  })

  it('are read as they were changed last: Read waits for the change before it', async () => {
    server.answers(pictureReadingsCall, [aReading()])
    const { person, dialog } = await openDialog()
    const turned = server.holds(changeReadingPageCall, aReading())
    await person.click(await within(dialog).findByRole('button', { name: 'Turn page 1' }))
    server.answers(readPicturesCall, aReading({ state: 'reading' }))
    await person.click(within(dialog).getByRole('button', { name: 'Read' }))
    expect(server.received(readPicturesCall)).toHaveLength(0)
    server.answers(pictureReadingsCall, [aReading({ state: 'reading' })])
    turned()
    expect(await within(dialog).findByRole('button', { name: 'Stop' })).toBeVisible()
    expect(server.received(readPicturesCall)).toHaveLength(1)
  })

  it('one that is refused says why, with its name (importing 90)', async () => {
    const { person, dialog } = await openDialog()
    server.answers(startPictureReadingCall, aReading({ pages: [] }))
    server.refuses(addReadingPageCall, 400, 'This picture can’t be read.')
    await person.upload(within(dialog).getByLabelText('Pictures or PDFs'), aFile('card.jpg'))
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'card.jpg: This picture can’t be read.',
    )
  })

  it('the letter stays below', async () => {
    const { dialog } = await openDialog()
    expect(within(dialog).getByRole('heading', { name: 'Or send it to us' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})

describe('readings that wait for review (importing 47)', () => {
  it('stands on the import screen, and is thrown away there', async () => {
    server.answers(pictureReadingsCall, [isRead])
    const person = visit('/import-recipes')
    const list = await screen.findByRole('list', { name: 'Recipes in pictures' })
    expect(within(list).getByText('Leek pie')).toBeVisible()
    server.answers(deletePictureReadingCall, undefined)
    server.answers(pictureReadingsCall, [])
    await person.click(within(list).getByRole('button', { name: /^Throw away/ }))
    await expect
      .poll(() => screen.queryByRole('list', { name: 'Recipes in pictures' }), { timeout: 10_000 })
      .toBeNull()
  })

  it('reviews each of several recipes by itself, and says why one failed (importing 90)', async () => {
    const two = [
      { name: 'Leek pie', savedAs: 4 },
      { name: 'Leek soup', savedAs: null },
    ]
    const failed = aReading({ id: 8, state: 'failed', problem: 'No recipe was found.' })
    server.answers(pictureReadingsCall, [{ ...isRead, recipes: two }, failed])
    visit('/import-recipes')
    const list = await screen.findByRole('list', { name: 'Recipes in pictures' })
    expect(within(list).getByText('Saved')).toBeVisible()
    expect(within(list).getAllByRole('button', { name: /^Look it over: / })).toHaveLength(1)
    expect(within(list).getByRole('alert').textContent).toBe('No recipe was found.')
    expect(within(list).getByRole('button', { name: 'Read again' })).toBeVisible()
  })
})

describe('looking over beside the picture (importing 49)', () => {
  async function look(press: 'Look it over' | 'Type it with help') {
    server.answers(pictureReadingsCall, [isRead])
    server.answers(pictureReadingCall, { ...isRead, found: [found] })
    const person = await visitAndPress('/import-recipes', `${press}: Leek pie`)
    return { person, review: await screen.findByRole('dialog', { name: 'Review the recipe' }) }
  }
  /** What describes a field, as a screen reader says it. */
  const descriptionOf = (box: HTMLElement) =>
    (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const selected = () => {
    const box = document.activeElement as HTMLTextAreaElement
    return box.value.slice(box.selectionStart, box.selectionEnd)
  }

  it('marks doubtful words and jumps through them by one key, until they are typed over', async () => {
    const { person, review } = await look('Look it over')
    const flour = await within(review).findByLabelText<HTMLTextAreaElement>('Ingredient 2')
    expect(descriptionOf(flour)).toContain('Hard to read: 1O0')
    await person.keyboard('{Alt>}[KeyN]{/Alt}')
    expect(document.activeElement).toBe(flour)
    expect(selected()).toBe('1O0')
    await person.keyboard('100')
    expect(flour.value).toBe('100 g flour')
    expect(descriptionOf(flour)).not.toContain('Hard to read')
    await person.click(within(review).getByText('Next doubtful word'))
    expect(selected()).toBe('leaks')
  })

  it('keeps its pictures with the recipe that is saved', async () => {
    const { person, review } = await look('Look it over')
    server.answers(createRecipeCall, { ...aStoredRecipe(), id: 12, name: 'Leek pie' })
    server.answers(markFoundSavedCall, undefined)
    const save = { name: 'Save recipe' }
    await person.click(await within(review).findByRole('button', save))
    await expect
      .poll(() => server.received(markFoundSavedCall), { timeout: 10_000 })
      .toMatchObject([{ body: { found: 0, recipeId: 12 } }])
  })

  it('typed with help begins with empty lines and offers what was recognised', async () => {
    const { person, review } = await look('Type it with help')
    const first = await within(review).findByLabelText<HTMLTextAreaElement>('Ingredient 1')
    expect(first.value).toBe('')
    await person.click(within(review).getByText('Use ‘3 leeks’'))
    expect(first.value).toBe('3 leeks')
    expect(within(review).queryByText('Use ‘3 leeks’')).toBeNull()
  })
})
