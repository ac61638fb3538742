import { randomUUID } from 'node:crypto'
import { noReminders } from '../../../src/domain/account/reminders.ts'
import { codeAt, switchOnTwoSteps } from '../../harness/authenticator.ts'
import { aPushDevice } from '../../harness/push-service.ts'
import { made, PASSWORD } from '../two-households.ts'
import { type Samples, type Numbered, NOWHERE, nothing } from './sample.ts'

export const accountSamples: Samples = {
  'GET /api/auth/me': nothing,
  'GET /api/auth/registration': () => ({ visitor: 200 }),
  'POST /api/auth/register': () => ({
    body: { email: 'nobody', password: PASSWORD, firstName: 'N', lastName: 'B' },
    visitor: 400,
  }),
  'POST /api/auth/login': (ada) => ({ body: { email: ada.email, password: 'a wrong one' }, visitor: 401 }),
  'POST /api/auth/login/code': () => ({ body: { challenge: NOWHERE, code: '123456' }, visitor: 401 }),
  'POST /api/auth/logout': () => ({ visitor: 204 }),
  'GET /api/auth/onboarding-status': nothing,
  'POST /api/auth/skip-onboarding': nothing,
  'POST /api/auth/forgot-password': () => ({ body: { email: 'nobody@example.org' }, visitor: 204 }),
  'POST /api/auth/reset-password': () => ({ body: { token: NOWHERE, newPassword: PASSWORD }, visitor: 400 }),
  'PATCH /api/auth/update-profile': (ada) => ({
    body: { firstName: 'Other', lastName: 'Name', email: ada.email },
    stranger: 409,
  }),
  'PATCH /api/auth/update-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: 'another one' },
  }),
  'PATCH /api/auth/update-default-diner-count': () => ({ body: { defaultDinerCount: 7 } }),
  'PATCH /api/auth/update-recipe-repeat-interval': () => ({ body: { recipeRepeatInterval: 30 } }),
  'GET /api/auth/sessions': nothing,
  'DELETE /api/auth/sessions/:id': async (ada) => {
    const [session] = await made<Numbered[]>(ada.call('GET', '/api/auth/sessions'))
    return { params: { id: session?.id ?? 0 }, stranger: 404 }
  },
  'DELETE /api/auth/sessions': nothing,
  'GET /api/access-tokens': nothing,
  'POST /api/access-tokens': () => ({ body: { name: 'Wall display', scopes: ['read'] } }),
  'DELETE /api/access-tokens/:id': async (ada) => {
    const draft = { name: 'Wall display', scopes: ['read'] }
    const { id } = await made<Numbered>(ada.call('POST', '/api/access-tokens', draft))
    return { params: { id }, stranger: 404 }
  },
  'GET /api/reminders': nothing,
  'PUT /api/reminders': () => ({ body: { ...noReminders, freezer: true } }),
  'PUT /api/reminders/planning-day': () => ({ body: { planningDay: 6 } }),
  'PUT /api/reminders/device': () => ({ body: aPushDevice(`https://push.example/${randomUUID()}`) }),
  'PUT /api/reminders/device/time-zone': () => ({ body: { timeZone: 'Europe/London' } }),
  'DELETE /api/reminders/device': nothing,
  'POST /api/reminders/test': async (ada) => {
    const body = aPushDevice(`https://push.example/${randomUUID()}`)
    await made(ada.call('PUT', '/api/reminders/device', body))
    return { stranger: 404 }
  },
  'PUT /api/reminders/timers': () => ({ body: { timers: [] } }),
  'GET /api/auth/second-factor': nothing,
  'POST /api/auth/second-factor': () => ({ body: { password: PASSWORD } }),
  'POST /api/auth/second-factor/confirm': async (ada) => {
    const { key } = await made<{ key: string }>(
      ada.call('POST', '/api/auth/second-factor', { password: PASSWORD }),
    )
    return { body: { code: codeAt(key, ada.clock.now) }, stranger: 404 }
  },
  'POST /api/auth/second-factor/recovery-codes': async (ada) => {
    const { recoveryCodes } = await switchOnTwoSteps(ada, ada.call)
    return { body: { password: PASSWORD, code: recoveryCodes[0] }, stranger: 404 }
  },
  'DELETE /api/auth/second-factor': async (ada) => {
    const { recoveryCodes } = await switchOnTwoSteps(ada, ada.call)
    return { body: { password: PASSWORD, code: recoveryCodes[0] }, stranger: 404 }
  },
  'POST /api/auth/resend-verification': nothing,
  'DELETE /api/account': () => ({ body: { password: PASSWORD } }),
  'GET /api/auth/verify-email': () => ({ query: { token: NOWHERE }, visitor: 303 }),
}
