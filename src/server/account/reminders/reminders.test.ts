import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../test/harness/app.ts'
import { aPushDevice, openPushService, type PushService } from '../../../../test/harness/push-service.ts'
import { noReminders, type Reminders } from '../../../domain/account/reminders.ts'
import { openPushSender } from '../../external/push.ts'
import { pushKeys } from './push-keys.ts'

let service: PushService
let testApp: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  service = await openPushService()
  const push = openPushSender({ contact: 'mailto:cook@example.org', allowedHosts: [service.host] })
  testApp = await openTestApp({ secretsKey: Buffer.alloc(32, 7) }, { push })
})
afterAll(async () => {
  await testApp.close()
  await service.close()
})
beforeEach(() => {
  service.status = 201
  service.received.length = 0
})

let devices = 0
const newDevice = () => aPushDevice(`${service.url}/device-${(devices += 1)}`)
const switchOn = async (person: Person, device = newDevice()) => {
  const answer = await person.call('PUT', '/api/reminders/device', device)
  expect(answer.statusCode).toBe(200)
  return device
}
const read = async (person: Person) => (await person.call('GET', '/api/reminders')).json<Reminders>()
const rowsOf = ({ user }: Person) =>
  testApp.db.selectFrom('pushDevices').selectAll().where('userId', '=', user.id).execute()

describe('reminders', () => {
  it('are none at first, on no device (household 25)', async () => {
    const ada = await testApp.person()
    expect(await read(ada)).toMatchObject({ choices: noReminders, isThisDeviceOn: false, devices: 0 })
  })

  it('go along to another time zone, by the device of the session alone (home 127)', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const move = (person: Person, timeZone: string) =>
      person.call('PUT', '/api/reminders/device/time-zone', { timeZone })
    await switchOn(ada)
    await switchOn(bob)
    expect((await move(ada, 'Pacific/Auckland')).statusCode).toBe(204)
    expect(await rowsOf(ada)).toMatchObject([{ timeZone: 'Pacific/Auckland' }])
    expect((await rowsOf(bob))[0]?.timeZone).not.toBe('Pacific/Auckland')
    expect((await move(ada, 'Nowhere/At all')).statusCode).toBe(400)
    const grace = await testApp.person()
    expect((await move(grace, 'Pacific/Auckland')).statusCode).toBe(204)
    expect(await rowsOf(grace)).toEqual([])
  })

  it('are chosen by each person of a household by themselves', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const choices = { ...noReminders, freezer: true, freezerHour: 17 }
    expect((await ada.call('PUT', '/api/reminders', choices)).json<Reminders>().choices).toEqual(choices)
    expect((await read(ada)).choices).toEqual(choices)
    expect((await read(bob)).choices).toEqual(noReminders)
  })

  it.each([
    ['an hour that no clock has', { ...noReminders, freezerHour: 24 }],
    ['half of the choices', { freezer: true }],
  ])('are not %s', async (_, body) => {
    const ada = await testApp.person()
    expect((await ada.call('PUT', '/api/reminders', body)).statusCode).toBe(400)
  })

  it.each([7, -1, 1.5, null])('are on no day that no week has: %s', async (planningDay) => {
    const ada = await testApp.person()
    const answer = await ada.call('PUT', '/api/reminders/planning-day', { planningDay })
    expect(answer.statusCode).toBe(400)
    expect((await read(ada)).planningDay).toBe(5)
  })

  it('are all on the day of the household, whoever moves it (household 32)', async () => {
    const [ada, bob, eve] = [await testApp.person(), await testApp.person(), await testApp.person()]
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const token = link.split('/').at(-1)
    const joined = await bob.call('POST', '/api/household/join', { token, recipes: 'leave' })
    expect(joined.statusCode).toBe(200)
    const moved = await bob.call('PUT', '/api/reminders/planning-day', { planningDay: 6 })
    expect(moved.json<Reminders>()).toMatchObject({ planningDay: 6, choices: noReminders })
    expect((await read(ada)).planningDay).toBe(6)
    expect((await read(eve)).planningDay).toBe(5)
    // A page of the version before still sends a day of its own, which has no effect.
    const older = { ...noReminders, week: true, weekDay: 2 }
    expect((await ada.call('PUT', '/api/reminders', older)).statusCode).toBe(200)
    expect(await read(ada)).toMatchObject({ planningDay: 6, choices: { week: true } })
  })

  it('are nobody’s who is not signed in', async () => {
    expect((await testApp.visit('GET', '/api/reminders')).statusCode).toBe(401)
    expect((await testApp.visit('PUT', '/api/reminders/device', newDevice())).statusCode).toBe(401)
  })
})

describe('a device', () => {
  it('is told a test in words that only its browser can read, signed with the key it was given', async () => {
    const ada = await testApp.person()
    const device = await switchOn(ada)
    expect((await ada.call('POST', '/api/reminders/test')).json()).toEqual({ result: 'sent' })
    expect(service.received).toHaveLength(1)
    const [got] = service.received
    expect(got?.path).toBe(new URL(device.endpoint).pathname)
    expect(got?.message).toMatchObject({ title: 'Plateful can reach you here', path: '/settings' })
    expect(got?.publicKey).toBe((await read(ada)).publicKey)
    // The push address of a browser is never answered.
    expect(JSON.stringify(await read(ada))).not.toContain(service.host)
    expect(got?.claims).toMatchObject({ aud: service.url, sub: 'mailto:cook@example.org' })
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '60' })
  })

  it.each([
    ['of a private network', 'https://192.168.1.4/push'],
    ['of this machine', 'https://127.0.0.1/push'],
    ['without encryption', 'http://push.example/one'],
    ['on another port', 'https://push.example:8443/one'],
    ['with a password in it', 'https://ada:secret@push.example/one'],
    ['that is no address', 'push.example'],
    ['of a file', 'file:///etc/passwd'],
  ])('with an address %s is refused (household 27)', async (_, endpoint) => {
    const ada = await testApp.person()
    const answer = await ada.call('PUT', '/api/reminders/device', aPushDevice(endpoint))
    expect(answer.statusCode).toBe(400)
    expect(await rowsOf(ada)).toEqual([])
  })

  it('whose name leads to a private address is not called', async () => {
    const push = openPushSender({
      contact: 'mailto:cook@example.org',
      lookup: (_name, _options, found) => found(null, [{ address: '10.0.0.1', family: 4 }]),
    })
    const device = aPushDevice('https://push.example/one')
    const message = { title: 'a', body: 'b', path: '/home', tag: 'c' }
    const how = { urgency: 'normal', seconds: 60 } as const
    expect(await push.send(device, message, await push.newKeys(), how)).toBe('failed')
    await push.close()
  })

  it.each([
    ['a zone that is nowhere', { timeZone: 'Europe/Atlantis' }],
    ['a key that is too short', { p256dh: 'abc' }],
  ])('is not taken with %s', async (_, change) => {
    const ada = await testApp.person()
    const answer = await ada.call('PUT', '/api/reminders/device', { ...newDevice(), ...change })
    expect(answer.statusCode).toBe(400)
  })

  it.each([404, 410])('that is gone (%s) is forgotten', async (status) => {
    const ada = await testApp.person()
    await switchOn(ada)
    service.status = status
    expect((await ada.call('POST', '/api/reminders/test')).json()).toEqual({ result: 'gone' })
    expect(await rowsOf(ada)).toEqual([])
    expect((await ada.call('POST', '/api/reminders/test')).statusCode).toBe(404)
  })

  it('whose service has trouble stays', async () => {
    const ada = await testApp.person()
    await switchOn(ada)
    service.status = 503
    expect((await ada.call('POST', '/api/reminders/test')).json()).toEqual({ result: 'failed' })
    expect(await rowsOf(ada)).toHaveLength(1)
  })

  it('is told no more once it is switched off', async () => {
    const ada = await testApp.person()
    await switchOn(ada)
    const answer = await ada.call('DELETE', '/api/reminders/device')
    expect(answer.json()).toMatchObject({ isThisDeviceOn: false, devices: 0 })
    expect((await ada.call('POST', '/api/reminders/test')).statusCode).toBe(404)
  })

  it('goes with its session: signing out leaves nothing (household 29)', async () => {
    const ada = await testApp.person()
    await switchOn(ada)
    await ada.call('POST', '/api/auth/logout')
    expect(await rowsOf(ada)).toEqual([])
  })

  it('goes with the account', async () => {
    const ada = await testApp.person()
    await switchOn(ada)
    await ada.call('PUT', '/api/reminders', { ...noReminders, week: true })
    await testApp.db.deleteFrom('users').where('id', '=', ada.user.id).execute()
    expect(await rowsOf(ada)).toEqual([])
    const left = testApp.db.selectFrom('reminderChoices').selectAll().where('userId', '=', ada.user.id)
    expect(await left.execute()).toEqual([])
  })

  it('of one browser belongs to whoever switched it on last', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    const shared = await switchOn(ada)
    await switchOn(bob, shared)
    expect(await rowsOf(ada)).toEqual([])
    expect(await rowsOf(bob)).toHaveLength(1)
  })

  it('is tested twenty times in a quarter of an hour and no more', async () => {
    const ada = await testApp.person()
    await switchOn(ada)
    const statuses: number[] = []
    for (let time = 0; time < 21; time += 1)
      statuses.push((await ada.call('POST', '/api/reminders/test')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('the keys of an installation (household 26)', () => {
  it('are made once, however many processes ask, and are the same ever after', async () => {
    await testApp.db.deleteFrom('pushKeys').execute()
    const made = await Promise.all(Array.from({ length: 5 }, () => pushKeys(testApp.dependencies)))
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
    expect(await pushKeys(testApp.dependencies)).toEqual(made[0])
  })

  it('lie sealed where there is a key for secrets', async () => {
    const { privateKey } = await pushKeys(testApp.dependencies)
    const row = await testApp.db.selectFrom('pushKeys').selectAll().executeTakeFirstOrThrow()
    expect(row.privateKey).toMatch(/^sealed\./)
    expect(row.privateKey).not.toContain(privateKey)
  })
})
