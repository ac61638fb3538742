import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { type SharedCollection, SharedRecipe, type ShareLink } from '../../domain/sharing/share.ts'
import { DAY } from '../durations.ts'

const testApp = useTestApp()
const LINKS = '/api/shared-recipe-links'
/** One red pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

const save = async (person: Person, change = {}) =>
  (await person.call('POST', '/api/recipes', aRecipe(change))).json<Recipe>()

async function share(person: Person, change: object = {}): Promise<ShareLink> {
  const recipe = await save(person)
  const response = await person.call('POST', LINKS, { title: 'Soups', recipeIds: [recipe.id], ...change })
  expect(response.statusCode).toBe(201)
  return response.json<ShareLink>()
}

describe('sharing recipes by a link', () => {
  it('wrong links are looked for only so often from one network, and from another one the right link opens', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const link = await share(ada)
    const open = async (shareId: string, remoteAddress: string) => {
      const headers = { cookie: bob.cookie }
      const url = `${LINKS}/${shareId}`
      return (await testApp.app.inject({ url, headers, remoteAddress })).statusCode
    }
    const statuses = []
    for (let guess = 0; guess < 60; guess += 1)
      statuses.push(await open(`guess${String(guess).padStart(7, '0')}`, `2001:db8:7::${guess.toString(16)}`))
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(await open('guess9999999', '2001:db8:7::ffff')).toBe(429)
    expect(await open(`${link.shareId}/greeting`, '2001:db8:7::ffff'), 'a visitor guesses no more').toBe(429)
    expect(await open(link.shareId, '2001:db8:7::ffff')).toBe(429)
    expect(await open(link.shareId, '2001:db8:8::1')).toBe(200)
    testApp.clock.pass(15 * 60_000)
    expect(await open(link.shareId, '2001:db8:7::ffff')).toBe(200)
  })

  it('shows the recipes and who shared them to a signed-in visitor, and no more of the owner', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const recipe = await save(ada, { source: 'Gran' })
    const link = (
      await ada.call('POST', LINKS, { title: 'Soups', description: 'For winter', recipeIds: [recipe.id] })
    ).json<ShareLink>()
    expect(link.shareId).toMatch(/^[0-9A-Za-z]{12}$/)
    for (const path of [`${LINKS}/${link.shareId}`, `/api/shared-recipe-collections/${link.shareId}`]) {
      const seen = (await grace.call('GET', path)).json<SharedCollection>()
      const shared = Object.fromEntries(
        Object.entries(recipe).filter(([field]) => field in SharedRecipe.shape),
      )
      expect(seen).toEqual({
        title: 'Soups',
        description: 'For winter',
        createdAt: link.createdAt,
        sharedBy: ada.user.firstName,
        recipes: [shared],
      })
    }
    expect((await testApp.visit('GET', `${LINKS}/${link.shareId}`)).statusCode).toBe(401)
  })

  it('shows a visitor who shared how many recipes before signing in, and no recipe', async () => {
    const ada = await testApp.person()
    const [kept, deleted] = [await save(ada), await save(ada)]
    const link = (
      await ada.call('POST', LINKS, { title: 'Soups', recipeIds: [kept.id, deleted.id] })
    ).json<ShareLink>()
    await ada.call('DELETE', `/api/recipes/${deleted.id}`)
    const greeting = () => testApp.visit('GET', `${LINKS}/${link.shareId}/greeting`)
    expect((await greeting()).json()).toEqual({
      title: 'Soups',
      sharedBy: ada.user.firstName,
      recipeCount: 1,
    })
    expect((await ada.call('GET', LINKS)).json(), 'no recipe was read').toMatchObject([{ accessCount: 0 }])
    await ada.call('DELETE', `${LINKS}/${link.shareId}`)
    expect((await greeting()).statusCode).toBe(404)
  })

  it.each([
    [{ recipeIds: [] }, 'No recipes selected'],
    [{ recipeIds: undefined }, 'No recipes selected'],
    [{ recipeIds: Array.from({ length: 11 }, (_, i) => i + 1) }, 'Share at most 10 recipes at once'],
    [{ recipeIds: [999_999] }, 'One of these recipes is no longer in your library.'],
    [{ title: 'x'.repeat(256) }, 'Keep it within 255 characters'],
  ])('refuses %j', async (change, message) => {
    const ada = await testApp.person()
    const recipe = await save(ada)
    const response = await ada.call('POST', LINKS, { title: 'Soups', recipeIds: [recipe.id], ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })

  it('shares only recipes of the own library', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { id } = await save(ada)
    expect((await eve.call('POST', LINKS, { title: 'Mine', recipeIds: [id] })).statusCode).toBe(400)
    const letter = { recipeIds: [id], recipientEmail: 'eve@example.org' }
    expect((await eve.call('POST', '/api/send-recipe-email', letter)).statusCode).toBe(400)
  })

  it('counts the reads of other households, not the own ones', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const { shareId } = await share(ada)
    await ada.call('GET', `${LINKS}/${shareId}`)
    await grace.call('GET', `${LINKS}/${shareId}`)
    await grace.call('GET', `${LINKS}/${shareId}`)
    expect((await ada.call('GET', LINKS)).json()).toMatchObject([{ shareId, accessCount: 2 }])
    expect((await grace.call('GET', LINKS)).json()).toEqual([])
  })

  it('a revoked, an expired and an unknown link answer alike', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const revoked = await share(ada)
    const expiring = await share(ada, {
      expiresAt: new Date(testApp.clock.now.getTime() + DAY).toISOString(),
    })
    expect((await grace.call('DELETE', `${LINKS}/${revoked.shareId}`)).statusCode).toBe(404)
    expect((await ada.call('DELETE', `${LINKS}/${revoked.shareId}`)).statusCode).toBe(204)
    expect((await grace.call('GET', `${LINKS}/${expiring.shareId}`)).statusCode).toBe(200)
    testApp.clock.pass(DAY)
    const answers = await Promise.all(
      [revoked.shareId, expiring.shareId, 'abcdefghijkl', 'no-link', '%00', 'x'.repeat(300)].map((id) =>
        grace.call('GET', `${LINKS}/${id}`),
      ),
    )
    expect(new Set(answers.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
  })

  it('a photo is seen through the link that shares its recipe, and no other photo is', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const shared = await save(ada, { photo: PNG })
    const link = (await ada.call('POST', LINKS, { title: 'One', recipeIds: [shared.id] })).json<ShareLink>()
    const other = await share(ada)
    const [seen] = (await grace.call('GET', `${LINKS}/${link.shareId}`)).json<SharedCollection>().recipes
    expect((await grace.call('GET', seen?.photo ?? '')).headers['content-type']).toBe('image/jpeg')
    const name = seen?.photo?.split('/').at(-1) ?? ''
    expect((await grace.call('GET', `${LINKS}/${other.shareId}/photos/${name}`)).statusCode).toBe(404)
    expect((await grace.call('GET', shared.photo ?? '')).statusCode).toBe(404)
  })

  it('a recipe that was deleted since is left out', async () => {
    const [ada, grace] = [await testApp.person(), await testApp.person()]
    const [first, second] = [await save(ada), await save(ada)]
    const link = (
      await ada.call('POST', LINKS, { title: 'Two', recipeIds: [second.id, first.id] })
    ).json<ShareLink>()
    const ids = async () =>
      (await grace.call('GET', `${LINKS}/${link.shareId}`)).json<SharedCollection>().recipes.map((r) => r.id)
    expect(await ids()).toEqual([second.id, first.id])
    await ada.call('DELETE', `/api/recipes/${second.id}`)
    expect(await ids()).toEqual([first.id])
  })
})

describe('sharing recipes by e-mail', () => {
  it('sends them readable as text and as HTML, with every word of a person escaped', async () => {
    const ada = await testApp.person({ firstName: 'Ada', email: 'ada-writes@example.org' })
    const { id } = await save(ada, { name: 'Soup <img src=x>\nBcc: all@example.org' })
    const sent = await ada.call('POST', '/api/send-recipe-email', {
      recipeIds: [id],
      recipientEmail: 'Friend@example.org',
      recipientName: 'Mo <b>',
      message: 'Enjoy & eat',
    })
    expect(sent.statusCode).toBe(204)
    const letter = testApp.sentEmails.at(-1)
    expect(letter).toMatchObject({ to: 'friend@example.org', replyTo: 'ada-writes@example.org' })
    expect(letter?.subject).not.toMatch(/[\r\n]/)
    expect(letter?.text).toContain('- 800 g ripe tomatoes')
    expect(letter?.html).toContain('<li>800 g ripe tomatoes</li>')
    expect(letter?.html).toContain('Dear Mo &lt;b&gt;,')
    expect(letter?.html).not.toMatch(/<img|<b>/)
  })

  it('sets headings apart from the steps, and keeps every line break (sharing 22)', async () => {
    const ada = await testApp.person()
    const { id } = await save(ada, {
      ingredients: ['For the sauce:', '2 tomatoes', 'For the top:', '1 egg'],
      steps: ['For the sauce:', 'Chop.\nStir.', 'For the top:', 'Bake.'],
      description: 'Warm & quick.\nFor all.',
      tips: 'Freezes.\n\nGood cold.',
    })
    const message = 'Dear Gran,\n\nhere it is.\n\nLove, Ada'
    const recipientEmail = 'gran@example.org'
    await ada.call('POST', '/api/send-recipe-email', { recipeIds: [id], recipientEmail, message })
    const { text, html } = testApp.sentEmails.at(-1) ?? {}
    expect(text).toContain('Ingredients\nFor the sauce:\n- 2 tomatoes\nFor the top:\n- 1 egg\n')
    expect(text).toContain('Method\nFor the sauce:\n1. Chop.\nStir.\nFor the top:\n2. Bake.\n')
    expect(html).toContain('<p>Dear Gran,<br><br>here it is.<br><br>Love, Ada</p>')
    expect(html).toContain('<h4>For the sauce</h4><ul><li>2 tomatoes</li></ul>')
    expect(html).toContain('<h4>For the sauce</h4><ol><li>Chop.<br>Stir.</li></ol>')
    expect(html).toContain('<h4>For the top</h4><ol start="2"><li>Bake.</li></ol>')
    expect(html).toContain('<p>Warm &amp; quick.<br>For all.</p>')
    expect(html).toContain('<p>Tips: Freezes.<br><br>Good cold.</p>')
  })

  it('is for friends, not for mailings: the twenty-first letter waits', async () => {
    const ada = await testApp.person()
    const { id } = await save(ada)
    const send = () =>
      ada.call('POST', '/api/send-recipe-email', { recipeIds: [id], recipientEmail: 'mo@example.org' })
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).statusCode).toBe(204)
    expect((await send()).statusCode).toBe(429)
  })
})
