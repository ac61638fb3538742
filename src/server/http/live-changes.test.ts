import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import readCookies from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aRecipe } from '../../../test/harness/makers.ts'
import { buildApp } from '../app.ts'
import type { Change, Changes } from './changes.ts'
import type { LaterFeatures } from './context.ts'
import { MAX_STREAMS, serveLiveChanges } from './live-changes.ts'
import { PostgresChanges } from './postgres-changes.ts'

const testApp = useTestApp()
let address = ''

beforeAll(async () => {
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Opens the stream as this person, and gives its messages one at a time. */
async function listenAs(person: Person) {
  const stop = new AbortController()
  const response = await fetch(`${address}/api/live`, {
    headers: { cookie: person.cookie },
    signal: stop.signal,
  })
  const reader = response.body?.getReader()
  let heard = ''
  async function next(): Promise<unknown> {
    for (;;) {
      const event = /(?:^|\n\n)data: (.*)\n\n/.exec(heard)
      if (event) {
        heard = heard.slice(event.index + event[0].length)
        return JSON.parse(event[1] ?? '')
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
      if (done) return 'the stream ended'
      heard += new TextDecoder().decode(value)
    }
  }
  return { status: response.status, next, stop: () => stop.abort() }
}

/** A page with a connection of its own, which closes with it. */
async function openPage({ cookie }: Person) {
  const request = get(`${address}/api/live`, { headers: { cookie }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, close: () => request.destroy() }
}

/** The stream in an application of its own, where a test controls the caller and the changes. */
async function listenAlone(parts: { listen: Changes['listen']; findSession?: () => Promise<void> }) {
  const app = Fastify()
  await app.register(readCookies)
  const asked = new Promise<void>((resolve) => {
    const findSession = async () => {
      await parts.findSession?.()
      resolve()
      return { id: 1, householdId: 1 }
    }
    const laterFeatures = {
      findSession,
      findAccessToken: vi.fn<LaterFeatures['findAccessToken']>(),
      hasSecondFactor: vi.fn<LaterFeatures['hasSecondFactor']>(),
      firstSteps: vi.fn<LaterFeatures['firstSteps']>(),
      householdNeeds: vi.fn<LaterFeatures['householdNeeds']>(),
      openPacks: vi.fn<LaterFeatures['openPacks']>(),
    }
    serveLiveChanges(
      app,
      { ...testApp.dependencies, changes: { ...testApp.dependencies.changes, listen: parts.listen } },
      laterFeatures,
    )
  })
  const open = async () => {
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/live`
    return get(url, { headers: { cookie: 'plateful=somebody' }, agent: false }).on('error', () => undefined)
  }
  return { app, asked, open }
}

describe('live changes', () => {
  it('an open page hears what its household changed, where, and by which page; never of another household', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const stream = await listenAs(ada)
    expect(stream.status).toBe(200)
    await eve.call('POST', '/api/recipes', aRecipe())
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-02'), { 'x-page': 'laptop' })
    expect(await stream.next()).toEqual({ area: 'calendar-assignments', page: 'laptop' })
    await ada.call('POST', '/api/recipes', aRecipe())
    expect(await stream.next()).toEqual({ area: 'recipes', page: null })
    stream.stop()
  })

  it('a page whose stream comes late hears what changed while it was on its way', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await eve.call('POST', '/api/recipes', aRecipe())
    await ada.call('POST', '/api/recipes', aRecipe(), { 'x-page': 'laptop' })
    await ada.call('POST', '/api/recipes', aRecipe(), { 'x-page': 'laptop' })
    const stream = await listenAs(ada)
    expect(await stream.next()).toEqual({ area: 'recipes', page: 'laptop' })
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-02'))
    expect(await stream.next()).toEqual({ area: 'calendar-assignments', page: null })
    stream.stop()
  })

  it('the stream says how far back nothing is missing, after what it tells of that time', async () => {
    const ada = await testApp.person()
    await ada.call('POST', '/api/recipes', aRecipe())
    const response = await fetch(`${address}/api/live`, { headers: { cookie: ada.cookie } })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let said = ''
    while (!said.includes('event: here')) said += (await reader?.read())?.value ?? ''
    expect(said).toMatch(/^data: .*"recipes".*\n\nevent: here\ndata: \d+\n\n$/)
    expect(Number(/here\ndata: (\d+)/.exec(said)?.[1])).toBeLessThanOrEqual(15_000)
    await reader?.cancel()
  })

  it('a refused change and a read are told to nobody', async () => {
    const ada = await testApp.person()
    const stream = await listenAs(ada)
    await ada.call('GET', '/api/recipes')
    await ada.call('POST', '/api/recipes', aRecipe({ name: '' }))
    await ada.call('POST', '/api/auth/skip-onboarding')
    expect(await stream.next()).toEqual({ area: 'auth', page: null })
    stream.stop()
  })

  it('a page of somebody who moves on another device hears it, and is let go at once (household 91)', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const stream = await listenAs(bob)
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const token = link.split('/join/')[1]
    const movedAt = performance.now()
    await bob.call('POST', '/api/household/join', { token, recipes: 'leave' })
    expect(await stream.next()).toEqual({ area: 'household', page: null })
    expect(await stream.next()).toBe('the stream ended')
    // The next heartbeat would have been later.
    expect(performance.now() - movedAt).toBeLessThan(20_000)
  })

  it('a page that a new password signs out elsewhere is let go at once (household 91)', async () => {
    const ada = await testApp.person()
    const password = 'a good password'
    const phone = await testApp.visit('POST', '/api/auth/login', { email: ada.user.email, password })
    const cookies = [phone.headers['set-cookie']].flat().map((cookie) => cookie?.split(';')[0] ?? '')
    const stream = await listenAs({ ...ada, cookie: cookies.join('; ') })
    expect(stream.status).toBe(200)
    const changedAt = performance.now()
    const body = { currentPassword: password, newPassword: 'another good one' }
    expect((await ada.call('PATCH', '/api/auth/update-password', body)).statusCode).toBeLessThan(300)
    expect(await stream.next()).toEqual({ area: 'auth', page: null })
    expect(await stream.next()).toBe('the stream ended')
    expect(performance.now() - changedAt).toBeLessThan(20_000)
  })

  it('is closed to visitors', async () => {
    expect((await fetch(`${address}/api/live`)).status).toBe(401)
  })

  it('is closed to a program with an access token, whatever cookie comes with it (account 141)', async () => {
    const { cookie } = await testApp.person()
    const headers = { cookie, authorization: `Bearer plateful_${'A'.repeat(43)}` }
    const stop = new AbortController()
    const { status } = await fetch(`${address}/api/live`, { headers, signal: stop.signal })
    stop.abort()
    expect(status).toBe(401)
  })

  it('is open to so many pages of one person; when one of them closes there is room for another', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const pages = await Promise.all(Array.from({ length: MAX_STREAMS }, () => openPage(ada)))
    const statusFor = async (person: Person) => {
      const page = await openPage(person)
      page.close()
      return page.status
    }
    expect([await statusFor(ada), await statusFor(eve)]).toEqual([429, 200])
    pages[0]?.close()
    await expect.poll(() => statusFor(ada)).toBe(200)
    for (const page of pages) page.close()
  })

  it('leaves no connection of a client that goes before it is authenticated', async () => {
    let gone: Promise<unknown> = Promise.resolve()
    let listening = 0
    let page: ClientRequest | undefined
    const alone = await listenAlone({
      listen: () => (listening++, () => void listening--),
      findSession: async () => {
        page?.destroy()
        await gone
      },
    })
    alone.app.addHook('onRequest', async ({ raw }) => void (gone = once(raw.socket, 'close')))
    page = await alone.open()
    await alone.asked
    await alone.app.close()
    expect(listening).toBe(0)
  })

  it('a stream that is ending, and whose reader sleeps, is told nothing more', async () => {
    const ears: ((change: Change) => void)[] = []
    const alone = await listenAlone({ listen: (_, hear) => (ears.push(hear), () => undefined) })
    const ended = new Promise<void>((resolve) => alone.app.addHook('preClose', async () => resolve()))
    const page = await alone.open()
    const [response] = (await once(page, 'response')) as [IncomingMessage]
    response.pause().on('error', () => undefined)
    const say = (area: string) => ears.forEach((hear) => hear({ householdId: 1, area, page: null }))
    // More than a connection buffers for a reader who does not read.
    for (let times = 0; times < 300; times++) say('x'.repeat(65_536))
    const closed = alone.app.close()
    await ended
    // A write after the end would be an unhandled error, which ends the process.
    say('recipes')
    await new Promise(setImmediate)
    page.destroy()
    await expect(closed).resolves.toBeUndefined()
  })

  it('a stop of the server does not wait for open pages', async () => {
    const ada = await testApp.person()
    const stream = await listenAs(ada)
    await testApp.app.close()
    expect(await stream.next()).toBe('the stream ended')
  })
})

describe.runIf(process.env['TEST_DATABASE_URL'])('changes across processes on PostgreSQL', () => {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const [here, there] = [new PostgresChanges(url, () => undefined), new PostgresChanges(url, () => undefined)]
  afterAll(() => Promise.all([here.close(), there.close()]))

  it('sends a change of one process to the clients of another', async () => {
    const change = { householdId: 7, area: 'recipes', page: null }
    const heard: unknown[] = []
    there.listen(7, (told) => heard.push(told))
    // The other process may still be connecting, so the change is announced until it arrives.
    const announceAndListen = async () => {
      await here.announce(change)
      return heard
    }
    await expect.poll(announceAndListen, { timeout: 4_000 }).toContainEqual(change)
    const later = there.replaySpan()
    await expect.poll(() => there.replaySpan()).toBeGreaterThan(later)
  })

  it('a process that does not hear the others says so', async () => {
    const deaf = new PostgresChanges(url.replace(/:\d+\//, ':1/'), () => undefined)
    expect(deaf.replaySpan()).toBe(0)
    await deaf.close()
  })

  it('sends simultaneous changes one after the other', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    const heard: string[] = []
    there.listen(8, ({ area }) => heard.push(area))
    const areas = Array.from({ length: 20 }, (_, number) => `area ${number}`)
    await Promise.all(areas.map((area) => here.announce({ householdId: 8, area, page: null })))
    await expect.poll(() => heard).toEqual(areas)
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  /** Runs SQL on the server, as another program might. */
  const runOnServer = async (text: string, values: string[]) => {
    const { default: pg } = await import('pg')
    const stranger = new pg.Client({ connectionString: url })
    await stranger.connect()
    await stranger.query(text, values)
    await stranger.end()
  }
  const changeFor = (householdId: number) => ({ householdId, area: 'recipes', page: null })
  const heardFor = (householdId: number) => {
    const heard: unknown[] = []
    there.listen(householdId, (told) => heard.push(told))
    return async () => {
      await here.announce(changeFor(householdId)).catch(() => undefined)
      return heard
    }
  }

  it.each(['', 'good morning', '{"householdId":"all"}'])(
    'a word that is not ours (%j) ends no process',
    async (word) => {
      await runOnServer('select pg_notify($1, $2)', ['plateful_changes', word])
      const heard = heardFor(9)
      await expect.poll(heard, { timeout: 4_000 }).toContainEqual(changeFor(9))
    },
  )

  it('sends changes made while the connection was lost later, and has open pages read again', async () => {
    const named = new URL(url)
    named.searchParams.set('application_name', 'lost-and-found')
    const lost = new PostgresChanges(named.href, () => undefined)
    const another = await openTestApp()
    const app = await buildApp({ ...another.dependencies, changes: lost }, {})
    const ada = await another.person()
    const heard: string[] = []
    there.listen(11, ({ area }) => heard.push(area))
    try {
      const home = await app.listen({ port: 0, host: '127.0.0.1' })
      await expect.poll(() => lost.replaySpan(), { timeout: 4_000 }).toBeGreaterThan(0)
      const page = await fetch(`${home}/api/live`, { headers: { cookie: ada.cookie } })
      const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader()
      let said = ''
      const hearsHere = async (times: number) => {
        while (said.split('event: here').length <= times) said += (await reader?.read())?.value ?? ''
      }
      await hearsHere(1)
      await runOnServer(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost-and-found'`,
        [],
      )
      await expect.poll(() => lost.replaySpan(), { interval: 5 }).toBe(0)
      for (const area of ['recipes', 'calendar-notes', 'recipes'])
        await lost.announce({ householdId: 11, area, page: null })
      await hearsHere(2)
      expect(Number(/.*here\ndata: (\d+)/s.exec(said)?.[1])).toBeLessThan(1_000)
      await expect.poll(() => heard).toEqual(['recipes', 'calendar-notes'])
      await reader?.cancel()
    } finally {
      await app.close()
      await lost.close()
      await another.close()
    }
  })

  it('sends changes again after the connections were restored', async () => {
    const isOurs = `query in ('listen plateful_changes', 'select pg_notify($1, $2)') and pid <> pg_backend_pid()`
    await runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOurs}`, [])
    const heard = heardFor(10)
    await expect.poll(heard, { timeout: 8_000 }).toContainEqual(changeFor(10))
  })
})
