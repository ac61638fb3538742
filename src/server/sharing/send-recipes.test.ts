import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { MINUTE } from '../durations.ts'
import { EmailNotSent } from '../external/email-not-sent.ts'
import type { Email, Mail } from '../external/mail.ts'

const KEY = '0123456789abcdef01234567'

describe('a recipe that is sent again because no answer came', () => {
  const letters: Email[] = []
  let deliver: Mail['send'] = async () => undefined
  const mail: Mail = {
    // Registration sends an email too, which does not matter here.
    send: async (letter) => {
      if (letter.replyTo === undefined) return
      await deliver(letter)
      letters.push(letter)
    },
    check: async () => '',
    close: async () => undefined,
  }
  const testApp = useTestApp({}, { mail })
  beforeEach(() => {
    letters.length = 0
    deliver = async () => undefined
  })

  async function somebody() {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    const send = async (letter: object = {}, idempotencyKey = KEY, by: Person = ada) => {
      const body = { recipeIds: [id], recipientEmail: 'mo@example.org', ...letter }
      return (await by.call('POST', '/api/send-recipe-email', body, { 'idempotency-key': idempotencyKey }))
        .statusCode
    }
    return { ada, send }
  }

  it('is sent once for a key, and counts as one of those that may be sent', async () => {
    const { send } = await somebody()
    for (let again = 0; again < 25; again += 1) expect(await send()).toBe(204)
    expect(letters).toHaveLength(1)
  })

  it('is another letter in other words, to somebody else, under another key and from somebody else', async () => {
    const [{ send }, other] = [await somebody(), await somebody()]
    await send()
    await send({ message: 'Try this one' })
    await send({ recipientEmail: 'grace@example.org' })
    await send({}, `${KEY}f`)
    await other.send()
    expect(letters).toHaveLength(5)
  })

  it('is sent by the next try when the mail server did not take it', async () => {
    const { send } = await somebody()
    deliver = async () => {
      throw new EmailNotSent(new Error('the mail server is down'))
    }
    expect(await send()).toBe(502)
    deliver = async () => undefined
    expect(await send()).toBe(204)
    expect(letters).toHaveLength(1)
  })

  it('is not sent beside itself: who asks meanwhile is told that it is on its way', async () => {
    const { send } = await somebody()
    let take = () => {}
    const begun = new Promise<void>((begin) => {
      deliver = () => {
        begin()
        return new Promise((resolve) => {
          take = resolve
        })
      }
    })
    const first = send()
    await begun
    expect(await send()).toBe(409)
    take()
    expect([await first, await send()]).toEqual([204, 204])
    expect(letters).toHaveLength(1)
  })

  it('is sent after a while when the server stopped before it was', async () => {
    const { send } = await somebody()
    await new Promise<void>((begin) => {
      deliver = () => {
        begin()
        return new Promise(() => undefined)
      }
      void send()
    })
    deliver = async () => undefined
    testApp.clock.pass(5 * MINUTE)
    expect(await send()).toBe(204)
    expect(letters).toHaveLength(1)
  })
})
