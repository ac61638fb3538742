import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { bringFile } from '../../../test/harness/household-imports.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const testApp = useTestApp()

const save = async (person: Person) => (await person.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
const write = (person: Person, { id }: Recipe, notes: string | null, seen: string | null = null) =>
  person.call('PUT', `/api/recipes/${id}/notes`, { notes, seen })
const read = async (person: Person, { id }: Recipe) =>
  (await person.call('GET', `/api/recipes/${id}`)).json<Recipe>()

describe('the notes of a household on a recipe (recipes 56)', () => {
  it('are kept with who wrote them last and when, and the recipe does not count as changed', async () => {
    const ada = await testApp.person()
    const soup = await save(ada)
    expect(soup).toMatchObject({ notes: null, notesBy: null, notesAt: null })
    testApp.clock.pass(60_000)
    const written = await write(ada, soup, ' Half the chilli.\nGood cold. ')
    expect(written.statusCode, written.body).toBe(200)
    expect(written.json()).toMatchObject({
      notes: 'Half the chilli.\nGood cold.',
      notesBy: ada.user.firstName,
      notesAt: testApp.clock.now.toISOString(),
      updatedAt: soup.updatedAt,
    })
    expect(await read(ada, soup)).toEqual(written.json())
    const edited = await ada.call('PATCH', `/api/recipes/${soup.id}`, { name: 'Soup', seen: soup.updatedAt })
    expect(edited.json()).toMatchObject({ name: 'Soup', notes: 'Half the chilli.\nGood cold.' })
    const library = await ada.call('GET', '/api/recipes')
    expect(library.json<Recipe[]>()[0]?.notes).toBe('Half the chilli.\nGood cold.')
  })

  it('are not written over somebody else’s unseen, and an empty text takes them away', async () => {
    const ada = await testApp.person()
    const soup = await save(ada)
    await write(ada, soup, 'Theirs')
    const refused = await write(ada, soup, 'Mine')
    expect(refused.statusCode).toBe(412)
    expect(refused.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { notes: 'Theirs' } })
    expect((await write(ada, soup, 'Theirs')).statusCode).toBe(200)
    expect((await write(ada, soup, 'Mine', 'Theirs')).json()).toMatchObject({ notes: 'Mine' })
    expect((await write(ada, soup, '  ', 'Mine')).json()).toMatchObject({ notes: null })
  })

  it('have a most, and are nobody else’s', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const soup = await save(ada)
    expect((await write(ada, soup, 'x'.repeat(5001))).json()).toMatchObject({
      message: 'Keep your notes within 5,000 characters',
    })
    await write(ada, soup, 'Secret of the house')
    expect((await write(eve, soup, 'Mine', 'Secret of the house')).statusCode).toBe(404)
    expect(
      (await testApp.visit('PUT', `/api/recipes/${soup.id}/notes`, { notes: 'x', seen: null })).statusCode,
    ).toBe(401)
    expect((await read(ada, soup)).notes).toBe('Secret of the house')
    const link = await ada.call('POST', '/api/shared-recipe-links', { recipeIds: [soup.id] })
    const shared = `/api/shared-recipe-collections/${link.json<{ shareId: string }>().shareId}`
    const seen = await eve.call('GET', shared)
    expect(seen.body).toContain(soup.name)
    expect(seen.body).not.toContain('Secret of the house')
  })

  it('are in the copy and in a file of the household', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    const soup = await save(ada)
    await write(ada, soup, 'Good cold')
    const copy = await ada.call('POST', `/api/recipes/${soup.id}/duplicate`)
    expect(copy.json()).toMatchObject({ notes: 'Good cold', notesBy: ada.user.firstName })
    const file = (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload
    expect(strFromU8(unzipSync(file)['plateful.json'] ?? new Uint8Array())).toContain('"notes":"Good cold"')
    await bringFile(bea, file)
    const [brought] = (await bea.call('GET', '/api/recipes')).json<Recipe[]>()
    expect(brought).toMatchObject({ notes: 'Good cold', notesBy: ada.user.firstName })
  })
})
