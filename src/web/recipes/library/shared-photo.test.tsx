import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { contactAddressCall } from '../../../contract/home.ts'
import { importRecipePdfCall } from '../../../contract/importing.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import { receiveShare } from '../../api/receive-share.ts'
import { sharedPhotos } from '../../api/shared-photos.ts'
// Loaded beforehand: the screens are fetched when they are opened.
import '../../home/contact/photo-request-dialog.tsx'
import './library-screen.tsx'

const stores = new Map<string, Map<string, Response>>()
beforeEach(() => {
  stores.clear()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (key: string, response: Response) => void store.set(key, response),
        match: async (key: string) => store.get(key)?.clone(),
      }
    },
    delete: async (name: string) => stores.delete(name),
  })
  server.answers(recipesCall, [])
  server.answers(contactAddressCall, { email: 'help@plateful.example' })
})
afterEach(() => vi.unstubAllGlobals())

async function share() {
  const form = new FormData()
  form.append('photos', new File(['card'], 'card.jpg', { type: 'image/jpeg' }))
  return receiveShare(form, Date.now())
}
const dialog = () => screen.findByRole('dialog', { name: 'Import from Photo' })

describe('a photo that was shared with the app (importing 32)', () => {
  it('is in the dialog that asks for help with photos, which leaves the address', async () => {
    visit(await share())
    expect(await within(await dialog()).findByAltText('The photo that you shared')).toBeVisible()
    expect(within(await dialog()).getByText(/Recipes on paper, in photos or in a PDF\?/)).toBeVisible()
    await expect.poll(whereNow).toBe('/recipes')
  })

  it('waits when the dialog is closed, until it is taken away', async () => {
    const person = visit(await share())
    await within(await dialog()).findByAltText('The photo that you shared')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await sharedPhotos(Date.now())).toHaveLength(1)
    await person.click(await screen.findByRole('button', { name: 'Add recipe' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Import from Photo' }))
    await person.click(await within(await dialog()).findByRole('button', { name: 'Take the photo away' }))
    expect(within(await dialog()).queryByAltText('The photo that you shared')).toBeNull()
    expect(await sharedPhotos(Date.now())).toHaveLength(0)
  })

  it('is asked for once more where nothing could keep it', async () => {
    visit('/recipes?shared=again')
    expect(await within(await dialog()).findByText(/share it again/)).toBeVisible()
  })

  it('a PDF that was shared is read with one press, and is no photo', async () => {
    const form = new FormData()
    form.append('photos', new File(['%PDF-1.7'], 'pie.pdf', { type: 'application/pdf' }))
    const person = visit(await receiveShare(form, Date.now()))
    server.refuses(importRecipePdfCall, 400, 'No recipe in this PDF.')
    const read = await within(await dialog()).findByRole('button', { name: 'Read the PDF that you shared' })
    await person.click(read)
    expect((await within(await dialog()).findByRole('alert')).textContent).toBe('No recipe in this PDF.')
    expect(within(await dialog()).queryByRole('region', { name: 'Shared photos' })).toBeNull()
  })

  it('without one the dialog is as it always was', async () => {
    const person = await visitAndPress('/recipes', 'Add recipe')
    await person.click(await screen.findByRole('menuitem', { name: 'Import from Photo' }))
    expect(within(await dialog()).queryByRole('region', { name: 'Shared photos' })).toBeNull()
    expect(within(await dialog()).queryByText(/share it again/)).toBeNull()
  })
})
