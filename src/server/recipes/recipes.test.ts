import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

const testApp = useTestApp()

describe('saving a recipe', () => {
  it('keeps every field, and reads back what was saved', async () => {
    const ada = await testApp.person()
    const nutritionPerServing = '{"calories":210,"protein":5}'
    const draft = aRecipe({
      source: 'Grandma',
      cuisine: 'Italian',
      nutritionPerServing,
      budgetPerServing: '1.20',
    })
    const created = await ada.call('POST', '/api/recipes', draft)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({ ...draft, userSequence: 1, userId: ada.user.id, photo: null })
    const read = await ada.call('GET', `/api/recipes/${created.json<Recipe>().id}`)
    expect(read.json()).toEqual(created.json())
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([created.json()])
  })

  it('tidies lines and tags: numbering, blanks, doubles, case and punctuation', async () => {
    const ada = await testApp.person()
    const saved = await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({
        ingredients: ['2 eggs', ' 2  EGGS ', '', '100 g flour'],
        steps: ['1. Whisk.', 'Step 2: Bake.', '  ', 'whisk.'],
        tags: ['Quick!', 'quick', 'Gluten-free'],
      }),
    )
    expect(saved.json()).toMatchObject({
      ingredients: ['2 eggs', '100 g flour'],
      steps: ['Whisk.', 'Bake.'],
      tags: ['quick', 'gluten free'],
    })
  })

  it.each([
    [{ name: ' ' }, 'Recipe name is required'],
    [{ name: undefined }, 'Recipe name is required'],
    [{ servings: 0 }, 'Servings must be at least 1'],
    [{ ingredients: [' '] }, 'Please add at least one ingredient'],
    [{ ingredients: undefined }, 'Please add at least one ingredient'],
    [{ steps: ['1.'] }, 'Please add at least one preparation step'],
    [{ steps: undefined }, 'Please add at least one preparation step'],
    [{ tags: ['!'] }, 'Please add at least one tag'],
    [{ tags: undefined }, 'Please add at least one tag'],
    [{ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'A recipe can have up to 5 tags'],
    [{ prepTimeMinutes: -1 }, 'Minutes can’t be negative'],
    [{ photo: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'Invalid file type'],
    [{ photo: `data:image/png;base64,${'A'.repeat(7_100_000)}` }, 'File too large'],
    [{ photo: 'https://elsewhere.example/a.jpg' }, 'Invalid photo'],
    [{ budgetPerServing: 'cheap' }, 'The cost per serving must be an amount in pounds, for example 2.50'],
  ])('refuses %j in words of its own (recipes 6)', async (change, message) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', '/api/recipes', aRecipe(change))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, code: 'BAD_INPUT' })
  })

  it('ignores a sender who names another owner, id or number', async () => {
    const ada = await testApp.person()
    const forged = { ...aRecipe(), userId: 1, id: 7, userSequence: 99, householdId: 1, globalId: 'mine' }
    const saved = (await ada.call('POST', '/api/recipes', forged)).json<Recipe>()
    expect(saved).toMatchObject({ userId: ada.user.id, userSequence: 1 })
    expect(saved.globalId).not.toBe('mine')
  })

  it('half a letter, as is left where a text was cut within an emoji, is kept as a letter that nobody knows', async () => {
    const ada = await testApp.person()
    const half = '🍅'.slice(0, 1)
    const written = {
      name: `Soup ${half}`,
      ingredients: [`800 g tomatoes ${half}`],
      steps: [`Stir \\ud83c ${half}`],
    }
    const saved = await ada.call('POST', '/api/recipes', aRecipe(written))
    expect(saved.statusCode).toBe(201)
    const kept = { name: 'Soup �', ingredients: ['800 g tomatoes �'], steps: ['Stir \\ud83c �'] }
    expect((await ada.call('GET', `/api/recipes/${saved.json<Recipe>().id}`)).json()).toMatchObject(kept)
  })

  it('a change leaves no total time that is less than its parts (recipes 73)', async () => {
    const ada = await testApp.person()
    const times = { prepTimeMinutes: 10, cookTimeMinutes: 20, totalTimeMinutes: 90 }
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe(times))).json<Recipe>()
    const totalAfter = async (change: Partial<typeof times>) =>
      (await ada.call('PATCH', `/api/recipes/${id}`, change)).json<Recipe>().totalTimeMinutes
    expect(await totalAfter({ prepTimeMinutes: 30 })).toBe(90)
    expect(await totalAfter({ totalTimeMinutes: 45 })).toBeNull()
    expect(await totalAfter({ totalTimeMinutes: 60 })).toBe(60)
    expect(await totalAfter({ cookTimeMinutes: 40 })).toBeNull()
  })

  it('a change leaves alone what it does not send', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe({ source: 'Gran' }))).json<Recipe>()
    const changed = await ada.call('PATCH', `/api/recipes/${id}`, { name: 'Tomato soup with basil' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ name: 'Tomato soup with basil', source: 'Gran', servings: 4 })
  })
})

describe('a change of what somebody else may have changed', () => {
  it('is refused with the recipe as it is now when its writer has not seen that, and who says nothing writes over it', async () => {
    const ada = await testApp.person()
    const { id, updatedAt: seen } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    const change = (name: string, more = {}) => ada.call('PATCH', `/api/recipes/${id}`, { name, ...more })
    testApp.clock.pass(1000)
    const first = await change('Bisque', { seen })
    expect(first.statusCode).toBe(200)
    testApp.clock.pass(1000)
    const second = await change('Broth', { seen })
    expect(second.statusCode).toBe(412)
    expect(second.json()).toEqual({
      code: 'CHANGED_MEANWHILE',
      message: 'Somebody else changed this recipe first. Look it over and save again.',
      current: first.json(),
    })
    expect((await change('Broth', { seen: first.json<Recipe>().updatedAt })).statusCode).toBe(200)
    expect((await change('Stock')).json()).toMatchObject({ name: 'Stock' })
    expect((await change('Stock', { seen: 'yesterday' })).statusCode).toBe(400)
  })

  it('is taken once of two that are sent at the same moment', async () => {
    const ada = await testApp.person()
    const { id, updatedAt: seen } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    testApp.clock.pass(1000)
    const names = ['Bisque', 'Broth', 'Stock', 'Chowder']
    const answers = await Promise.all(
      names.map((name) => ada.call('PATCH', `/api/recipes/${id}`, { name, seen })),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(3)
    expect((await ada.call('GET', `/api/recipes/${id}`)).json()).toEqual(taken[0]?.json())
  })

  it('is no conflict when it is stored already: the answer to its first sending was lost', async () => {
    const ada = await testApp.person()
    const { id, updatedAt: seen } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    testApp.clock.pass(1000)
    const save = () => ada.call('PATCH', `/api/recipes/${id}`, { ...aRecipe({ name: 'Bisque' }), seen })
    const first = await save()
    testApp.clock.pass(1000)
    const again = await save()
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })

  it('is not kept by a heart or a day on which it was made', async () => {
    const ada = await testApp.person()
    const { id, updatedAt: seen } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    testApp.clock.pass(1000)
    await ada.call('PATCH', `/api/recipes/${id}/marks`, { isFavourite: true })
    await ada.call('POST', `/api/recipes/${id}/made`, { date: '2026-03-01' })
    const changed = await ada.call('PATCH', `/api/recipes/${id}`, { name: 'Bisque', seen })
    expect(changed.json()).toMatchObject({ name: 'Bisque', isFavourite: true, timesMade: 1 })
  })
})

describe('numbers of a household', () => {
  it('thirty saved at once get the numbers 1 to 30, and a refused one leaves no gap', async () => {
    const ada = await testApp.person()
    const save = (change = {}) => ada.call('POST', '/api/recipes', aRecipe(change))
    await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 5 === 0 ? save({ name: '' }) : save())))
    await Promise.all(Array.from({ length: 6 }, () => save()))
    const numbers = (await ada.call('GET', '/api/recipes'))
      .json<Recipe[]>()
      .map((recipe) => recipe.userSequence)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => 30 - i))
  })

  it('each household counts for itself, and a deleted number is not given again', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const first = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    expect((await ada.call('DELETE', `/api/recipes/${first.id}`)).statusCode).toBe(204)
    expect((await ada.call('POST', '/api/recipes', aRecipe())).json()).toMatchObject({ userSequence: 2 })
    expect((await grace.call('POST', '/api/recipes', aRecipe())).json()).toMatchObject({ userSequence: 1 })
  })
})

describe('photos', () => {
  const picture = async (type: 'png' | 'jpeg' | 'webp' | 'gif') => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
    const bytes = await image.withMetadata({ orientation: 6 }).toFormat(type).toBuffer()
    return `data:image/${type};base64,${bytes.toString('base64')}`
  }

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'a %s is kept as a JPEG outside the row, without metadata',
    async (type) => {
      const ada = await testApp.person()
      const saved = (
        await ada.call('POST', '/api/recipes', aRecipe({ photo: await picture(type) }))
      ).json<Recipe>()
      expect(saved.photo).toMatch(/^\/api\/photos\/[0-9a-f]{40}\.jpg$/)
      const photo = await ada.call('GET', saved.photo ?? '')
      expect(photo.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('immutable'),
      })
      expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined()
      expect((await ada.call('GET', '/api/recipes')).body).not.toContain('base64')
    },
  )

  it('comes in the size of lists where that is asked for, small ones as they are (recipes 77)', async () => {
    const ada = await testApp.person()
    // Noise, since a plain picture of any size is a small file.
    const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
    const large = sharp({ create: { width: 1500, height: 900, channels: 3, background: '#888', noise } })
    const photo = `data:image/png;base64,${(await large.png().toBuffer()).toString('base64')}`
    const sizeOf = async (address: string) => {
      const answer = await ada.call('GET', address)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' })
      const { width, height } = await sharp(answer.rawPayload).metadata()
      return [width, height]
    }
    const address = (await ada.call('POST', '/api/recipes', aRecipe({ photo }))).json<Recipe>().photo ?? ''
    expect(await sizeOf(address)).toEqual([1500, 900])
    expect(await sizeOf(`${address}?size=list`)).toEqual([600, 360])
    expect((await ada.call('GET', `${address}?size=huge`)).statusCode).toBe(400)
    const small = (
      await ada.call('POST', '/api/recipes', aRecipe({ photo: await picture('png') }))
    ).json<Recipe>()
    const whole = await ada.call('GET', small.photo ?? '')
    expect((await ada.call('GET', `${small.photo}?size=list`)).rawPayload).toEqual(whole.rawPayload)
    const stranger = await testApp.person()
    expect((await stranger.call('GET', `${address}?size=list`)).statusCode).toBe(404)
  })

  it('whose file was lost is there again when the same picture is saved again', async () => {
    const ada = await testApp.person()
    const photo = await picture('png')
    const save = async () =>
      (await ada.call('POST', '/api/recipes', aRecipe({ photo }))).json<Recipe>().photo ?? ''
    const address = await save()
    const name = address.slice('/api/photos/'.length)
    const rows = await testApp.db.selectFrom('photos').selectAll().where('name', '=', name).execute()
    for (const { householdId } of rows) await testApp.dependencies.external.photos.remove(householdId, name)
    expect((await ada.call('GET', address)).statusCode).toBe(404)
    expect(await save()).toBe(address)
    expect((await ada.call('GET', address)).statusCode).toBe(200)
  })

  it('stays when its address is sent back unchanged, goes with null', async () => {
    const ada = await testApp.person()
    const saved = (
      await ada.call('POST', '/api/recipes', aRecipe({ photo: await picture('png') }))
    ).json<Recipe>()
    const path = `/api/recipes/${saved.id}`
    expect((await ada.call('PATCH', path, aRecipe({ photo: saved.photo }))).json()).toMatchObject({
      photo: saved.photo,
    })
    expect((await ada.call('PATCH', path, aRecipe({ photo: null }))).json()).toMatchObject({ photo: null })
  })

  it('is nobody else’s: a stranger can neither see it nor claim it, a visitor is asked to sign in', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { photo } = (
      await ada.call('POST', '/api/recipes', aRecipe({ photo: await picture('png') }))
    ).json<Recipe>()
    expect((await eve.call('GET', photo ?? '')).statusCode).toBe(404)
    expect((await testApp.visit('GET', photo ?? '')).statusCode).toBe(401)
    expect((await eve.call('POST', '/api/recipes', aRecipe({ photo }))).statusCode).toBe(400)
  })

  it('a file that only claims to be a picture is refused in a sentence', async () => {
    const ada = await testApp.person()
    const fake = `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`
    const response = await ada.call('POST', '/api/recipes', aRecipe({ photo: fake }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: 'Invalid file type' })
  })
})
