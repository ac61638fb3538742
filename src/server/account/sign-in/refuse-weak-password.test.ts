import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { switchOnTwoSteps } from '../../../../test/harness/authenticator.ts'

const GOOD = 'a good password'
const MUCH_USED = 'Many people use this password, so it’s among the first to be guessed. Choose another one.'
const refusalOf = (path: string, message: string) => ({
  code: 'BAD_INPUT',
  message,
  issues: [{ path, message }],
})
const stranger = (password: string) => ({
  email: 'sam@example.org',
  password,
  firstName: 'Sam',
  lastName: 'Cook',
})

describe('SIGN_IN=strict', () => {
  const testApp = useTestApp({ signIn: 'strict' })

  it('opens no account with a password that many people have', async () => {
    const refused = await testApp.visit('POST', '/api/auth/register', stranger('Football1!'))
    expect([refused.statusCode, refused.json()]).toEqual([400, refusalOf('password', MUCH_USED)])
    expect((await testApp.visit('POST', '/api/auth/register', stranger(GOOD))).statusCode).toBe(201)
  })

  it('resets to none of them, and the link of the letter is good for another one', async () => {
    const { user } = await testApp.person()
    await testApp.visit('POST', '/api/auth/forgot-password', { email: user.email })
    await expect.poll(() => testApp.sentEmails.at(-1)?.subject).toBe('Set a new password for Plateful')
    const token = /token=([\w-]+)/.exec(testApp.sentEmails.at(-1)?.text ?? '')?.[1]
    const reset = (newPassword: string) =>
      testApp.visit('POST', '/api/auth/reset-password', { token, newPassword })
    const refused = await reset('qwertyuiop')
    expect([refused.statusCode, refused.json()]).toEqual([400, refusalOf('newPassword', MUCH_USED)])
    expect((await reset('another good one')).statusCode).toBe(204)
  })

  it.each([
    ['password1', MUCH_USED],
    ['six789', 'Password must be at least 8 characters'],
  ])('changes a password to no %s', async (newPassword, message) => {
    const { call } = await testApp.person()
    await switchOnTwoSteps(testApp, call)
    const change = (to: string) =>
      call('PATCH', '/api/auth/update-password', { currentPassword: GOOD, newPassword: to })
    expect((await change(newPassword)).json()).toEqual(refusalOf('newPassword', message))
    expect((await change('another good one')).statusCode).toBe(204)
  })
})

describe('SIGN_IN=simple', () => {
  const testApp = useTestApp()

  it('takes every password that is long enough (account 12)', async () => {
    const { call } = await testApp.person({ password: 'password' })
    const change = { currentPassword: 'password', newPassword: 'qwerty' }
    expect((await call('PATCH', '/api/auth/update-password', change)).statusCode).toBe(204)
  })

  it('lets in, and asks again, with the shortest password that it took', async () => {
    const { user, call } = await testApp.person({ password: GOOD })
    const change = { currentPassword: GOOD, newPassword: 'qu1nce' }
    expect((await call('PATCH', '/api/auth/update-password', change)).statusCode).toBe(204)
    const signIn = await testApp.visit('POST', '/api/auth/login', { email: user.email, password: 'qu1nce' })
    expect(signIn.statusCode).toBe(200)
    const begun = await call('POST', '/api/auth/second-factor', { password: 'qu1nce' })
    expect(begun.statusCode).toBe(200)
    const back = { currentPassword: 'qu1nce', newPassword: 'another good one' }
    expect((await call('PATCH', '/api/auth/update-password', back)).statusCode).toBe(204)
  })
})
