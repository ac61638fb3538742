import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { CreatedInvitation } from '../../domain/household/invitation.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { SharedCollection, ShareLink } from '../../domain/sharing/share.ts'

const testApp = useTestApp()
const LINKS = '/api/shared-recipe-links'

const cook = async (person: Person, name: string) =>
  (await person.call('POST', '/api/recipes', aRecipe({ name }))).json<Recipe>().id
const share = async (person: Person, title: string, recipeIds: number[]) =>
  (await person.call('POST', LINKS, { title, recipeIds })).json<ShareLink>().shareId
const titles = async (person: Person) =>
  (await person.call('GET', LINKS)).json<ShareLink[]>().map(({ title }) => title)

async function aCouple() {
  const ada = await testApp.person()
  const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<CreatedInvitation>()
  const bob = await testApp.person({ invitation: link.split('/join/')[1] ?? '' })
  const [soup, pie] = [await cook(ada, 'Soup'), await cook(bob, 'Pie')]
  return { ada, bob, soup, pie }
}

it('a link follows who made it where copies of all its recipes come along, and can be taken back (sharing 24)', async () => {
  const { ada, bob, soup, pie } = await aCouple()
  const tart = await cook(bob, 'Tart')
  const ofBob = await share(bob, 'Bob’s pie', [pie, tart])
  await bob.call('DELETE', `/api/recipes/${tart}`)
  await share(bob, 'Both', [soup, pie])
  await share(ada, 'Ada’s choice of pie', [pie])
  await bob.call('POST', '/api/household/leave', { recipes: 'bring' })
  expect([await titles(bob), await titles(ada)]).toEqual([['Bob’s pie'], ['Ada’s choice of pie', 'Both']])
  const eve = await testApp.person()
  const open = async () => eve.call('GET', `${LINKS}/${ofBob}`)
  expect((await open()).json<SharedCollection>()).toMatchObject({
    title: 'Bob’s pie',
    sharedBy: bob.user.firstName,
    recipes: [{ name: 'Pie' }],
  })
  await ada.call('DELETE', `/api/recipes/${pie}`)
  expect((await open()).json<SharedCollection>().recipes).toHaveLength(1)
  expect((await bob.call('DELETE', `${LINKS}/${ofBob}`)).statusCode).toBe(204)
  expect((await open()).statusCode).toBe(404)
})

it('the list says who made each link, also of who left since (sharing 25)', async () => {
  const { ada, bob, soup, pie } = await aCouple()
  await share(ada, 'Soup', [soup])
  await share(bob, 'Pie', [pie])
  await bob.call('POST', '/api/household/leave', { recipes: 'leave' })
  expect((await ada.call('GET', LINKS)).json()).toMatchObject([
    { title: 'Pie', sharedBy: bob.user.firstName, sharedByUserId: bob.user.id },
    { title: 'Soup', sharedBy: ada.user.firstName, sharedByUserId: ada.user.id },
  ])
})

it('a link stays with the recipes that are left behind (sharing 24)', async () => {
  const { ada, bob, pie } = await aCouple()
  await share(bob, 'Bob’s pie', [pie])
  await bob.call('POST', '/api/household/leave', { recipes: 'leave' })
  expect([await titles(bob), await titles(ada)]).toEqual([[], ['Bob’s pie']])
})
