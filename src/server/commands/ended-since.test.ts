import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Caller, type Person, type TestApp, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { aPushDevice } from '../../../test/harness/push-service.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { parseConfig } from '../config.ts'
import type { OpenDatabase } from '../db/open.ts'
import { backUp } from './backup.ts'
import { restoreFrom } from './restore.ts'

const folder = temporaryFolder('ended-since')
const config = { ...parseConfig({ LOG_LEVEL: 'silent' }), dataDir: folder }
const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'postgres'
const installation = (testApp: TestApp): OpenDatabase => ({ db: testApp.unwatched, kind })

/** A way in, what it answers while it stands, and how its owner ends it. */
interface WayIn {
  status(testApp: TestApp): Promise<number>
  end(): Promise<unknown>
}

describe('a restored backup and what gives a way in (account 145)', () => {
  const testApp = useTestApp()
  const there = useTestApp()

  async function waysOf(ada: Person): Promise<Record<string, WayIn>> {
    const make = async <T>(path: string, body: object) => (await ada.call('POST', path, body)).json<T>()
    const statusOf =
      (...[method, path, body, headers]: Parameters<Caller>) =>
      async (at: TestApp) =>
        (await at.visit(method, path, body, headers)).statusCode
    const token = await make<{ id: number; token: string }>('/api/access-tokens', {
      name: 'Wall display',
      scopes: ['read'],
    })
    const signIn = { email: ada.user.email, password: 'a good password' }
    const phone = String((await testApp.visit('POST', '/api/auth/login', signIn)).headers['set-cookie'])
    const cookie = phone.split(';', 1)[0] ?? ''
    const device = aPushDevice(`https://fcm.googleapis.com/fcm/send/${ada.user.id}`)
    expect((await testApp.visit('PUT', '/api/reminders/device', device, { cookie })).statusCode).toBe(200)
    const invitation = await make<{ id: number; link: string }>('/api/household/invitations', {})
    const secret = invitation.link.split('/').at(-1)
    const feed = await make<{ address: string }>('/api/calendar-feed', {})
    const recipe = await make<{ id: number }>('/api/recipes', aRecipe())
    const link = await make<{ shareId: string }>('/api/shared-recipe-links', { recipeIds: [recipe.id] })
    return {
      'an access token': {
        status: statusOf('GET', '/api/recipes', undefined, { authorization: `Bearer ${token.token}` }),
        end: () => ada.call('DELETE', `/api/access-tokens/${token.id}`),
      },
      'a session': {
        status: statusOf('GET', '/api/auth/me', undefined, { cookie }),
        end: () => testApp.visit('POST', '/api/auth/logout', {}, { cookie }),
      },
      'an invitation': {
        status: statusOf('GET', `/api/household/invitation?token=${secret}`),
        end: () => ada.call('DELETE', `/api/household/invitations/${invitation.id}`),
      },
      'a calendar address': {
        status: statusOf('GET', new URL(feed.address).pathname),
        end: () => ada.call('DELETE', '/api/calendar-feed'),
      },
      'a shared link': {
        status: statusOf('GET', `/api/shared-recipe-links/${link.shareId}/greeting`),
        end: () => ada.call('DELETE', `/api/shared-recipe-links/${link.shareId}`),
      },
    }
  }
  const statuses = async (ways: Record<string, WayIn>, at: TestApp) =>
    Promise.all(Object.entries(ways).map(async ([name, way]) => [name, await way.status(at)] as const))
  const standing = async (...asked: Parameters<typeof statuses>) =>
    (await statuses(...asked)).filter(([, status]) => status === 200).map(([name]) => name)

  it('stays ended where it was ended since, and comes back where it still stood', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const [ended, kept] = [await waysOf(ada), await waysOf(eve)]
    const all = Object.keys(ended)
    expect(await standing(ended, testApp)).toEqual(all)
    const file = join(folder, 'one.backup')
    await backUp(file, installation(testApp), config)
    for (const way of Object.values(ended)) await way.end()
    expect(await standing(ended, testApp)).toEqual([])
    await restoreFrom(file, installation(testApp), config)
    expect(await standing(ended, testApp)).toEqual([])
    expect(await standing(kept, testApp)).toEqual(all)
  })

  it('comes along into an empty installation; with --sign-out only what nobody signs in by', async () => {
    const ways = await waysOf(await testApp.person())
    const file = join(folder, 'two.backup')
    await backUp(file, installation(testApp), config)
    await restoreFrom(file, installation(there), config)
    expect(await standing(ways, there)).toEqual(Object.keys(ways))
    await restoreFrom(file, installation(there), config, { signOut: true })
    expect(await standing(ways, there)).toEqual(['a calendar address', 'a shared link'])
  })
})
