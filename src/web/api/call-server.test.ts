import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginCall, logoutCall, meCall } from '../../contract/account.ts'
import { assignmentsCall, changeAssignmentCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { createShareLinkCall } from '../../contract/sharing.ts'
import { areDaysLockedCall } from '../../contract/shopping.ts'
import { CallError, hasStatus, isRefused, errorMessage } from './call-error.ts'
import { callServer } from './call-server.ts'

const sent: { address: string; init: RequestInit | undefined }[] = []

function serverAnswers(answer: () => Response | Promise<Response>) {
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push({ address, init })
    return answer()
  })
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

afterEach(() => vi.unstubAllGlobals())

describe('callServer', () => {
  it('puts parameters and query into the address, and sends cookies', async () => {
    serverAnswers(() => Response.json([]))
    await callServer(assignmentsCall, { query: { start: '2026-01-05', end: '2026-01-11' } })
    await callServer(areDaysLockedCall, { params: { start: '2026-01-05', end: '2026-01-11' } })
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/calendar-assignments?start=2026-01-05&end=2026-01-11',
      '/api/completed-shopping-lists/check-locked/2026-01-05/2026-01-11',
    ])
    expect(sent[0]?.init?.credentials).toBe('include')
  })

  it('sends a body as JSON and the version as If-Match', async () => {
    serverAnswers(() => Response.json({}))
    await callServer(changeAssignmentCall, {
      params: { date: '2026-01-05' },
      body: { isSkipped: true },
      ifMatch: 3,
    })
    expect(sent[0]?.init?.method).toBe('PATCH')
    expect(sent[0]?.init?.body).toBe('{"isSkipped":true}')
    expect(sent[0]?.init?.headers).toMatchObject({ 'content-type': 'application/json', 'if-match': '"3"' })
  })

  it('lets a small change outlive the page, not a question and not a big one', async () => {
    serverAnswers(() => Response.json({}))
    await callServer(recipesCall)
    await callServer(createShareLinkCall, { body: { title: 'Soups', recipeIds: [1] } })
    await callServer(createShareLinkCall, { body: { title: 'x'.repeat(5000), recipeIds: [1] } })
    expect(sent.map(({ init }) => init?.keepalive)).toEqual([false, true, false])
  })

  it.each<[string, () => Response, string]>([
    [
      'the page of a network that wants to be signed in to',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html', etag: '"1"' } }),
      'Something other than Plateful answered. If this Wi-Fi wants you to sign in, do that and try again.',
    ],
    [
      'half an answer',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
      'Plateful can’t be reached. Check your connection and try again.',
    ],
  ])('takes %s for a server that was not reached (home 61)', async (_what, answer, sentence) => {
    serverAnswers(answer)
    const error = await failureOf(callServer(recipesCall))
    expect(hasStatus(error, 0)).toBe(true)
    expect(errorMessage(error)).toBe(sentence)
  })

  it('answers nothing where the server answers nothing', async () => {
    serverAnswers(() => new Response(null, { status: 204 }))
    expect(await callServer(logoutCall)).toBeUndefined()
  })

  it('makes one thing of two presses, and another of a later one', async () => {
    serverAnswers(() => Response.json({ id: 1 }, { status: 201 }))
    const press = (title: string) => callServer(createShareLinkCall, { body: { title, recipeIds: [1] } })
    const [first, second] = await Promise.all([press('Soups'), press('Soups'), press('Pies')])
    expect(second).toBe(first)
    expect(sent.length).toBe(2)
    await press('Soups')
    expect(sent.length).toBe(3)
  })

  it('forgets a press that failed', async () => {
    serverAnswers(() => Response.json({}, { status: 500 }))
    const press = () => failureOf(callServer(createShareLinkCall, { body: { recipeIds: [1] } }))
    expect(await Promise.all([press(), press()])).toEqual([expect.any(CallError), expect.any(CallError)])
    await press()
    expect(sent.length).toBe(2)
  })

  it('reads a tagged answer again only when its tag is another', async () => {
    const list = (tag: string) => Response.json([], { headers: { etag: `W/"${tag}"` } })
    serverAnswers(() => list('one'))
    const first = await callServer(recipesCall)
    expect(await callServer(recipesCall)).toBe(first)
    serverAnswers(() => list('two'))
    const second = await callServer(recipesCall)
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
  })

  it('takes an answer of another address for another one, though its tag is the same', async () => {
    const week = async (start: string) => {
      const answer = Response.json([start], { headers: { etag: 'W/"plan"' } })
      Object.defineProperty(answer, 'url', { value: `/api/calendar-assignments?start=${start}` })
      serverAnswers(() => answer)
      return callServer(assignmentsCall, { query: { start, end: start } })
    }
    expect(await week('2026-01-05')).toEqual(['2026-01-05'])
    expect(await week('2026-01-12')).toEqual(['2026-01-12'])
  })

  it('throws status, colon and text, and knows the sentence for a person', async () => {
    serverAnswers(() =>
      Response.json({ code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' }, { status: 401 }),
    )
    const error = await failureOf(callServer(loginCall, { body: { email: 'a@b.co', password: 'x' } }))
    expect(error).toBeInstanceOf(CallError)
    expect(String(error)).toContain('401: {"code":"WRONG_CREDENTIALS"')
    expect(errorMessage(error)).toBe('Invalid email or password.')
    expect(hasStatus(error, 401)).toBe(true)
  })

  it.each([
    [{ code: 'WRONG_CREDENTIALS', message: 'No.' }, ['WRONG_CREDENTIALS'], true],
    [{ code: 'WRONG_CREDENTIALS', message: 'No.' }, ['CODE_WANTED'], false],
    [{ code: 'WRONG_CREDENTIALS', message: 'No.' }, ['CODE_WANTED', 'WRONG_CREDENTIALS'], true],
    [{ code: 'WRONG_CREDENTIALS', message: 'No.' }, ['TOO_MANY_TRIES'], false],
    [{ error: 'Wrong' }, ['WRONG_CREDENTIALS', 'CODE_WANTED'], true],
    [{ error: 'Wrong' }, ['CODE_WANTED'], false],
    [{ error: 'Wrong' }, ['TOO_MANY_TRIES'], false],
  ] as const)('tells from %j whether it was refused for %j: %j', async (body, [first, ...others], answer) => {
    serverAnswers(() => Response.json(body, { status: 401 }))
    const error = await failureOf(callServer(loginCall, { body: { email: 'a@b.co', password: 'x' } }))
    expect(isRefused(error, loginCall, first, ...others)).toBe(answer)
    // @ts-expect-error -- nobody signs in to a day that is locked
    expect(isRefused(error, loginCall, 'DAYS_LOCKED')).toBe(false)
  })

  it('falls back to the status text, and to the words of the caller', async () => {
    serverAnswers(() => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    const error = await failureOf(callServer(meCall))
    expect(error).toHaveProperty('message', '502: Bad Gateway')
    expect(errorMessage(error)).toBe('Please try again.')
    expect(errorMessage(error, 'Try later')).toBe('Try later')
  })

  it.each([
    [{ error: 'Bad oven' }, 'Bad oven'],
    [{ error: 'Bad oven', details: 'No gas', message: 'Cold' }, 'Bad oven'],
    [{ details: 'No gas', message: 'Cold' }, 'No gas'],
    [{ message: 'Cold' }, 'Cold'],
    [{ error: { code: 7 }, message: 'Cold' }, 'Cold'],
    [{ error: {} }, 'Try later'],
    ['cold', 'Try later'],
  ])('reads the reason of %j, which is not in our own shape (home 31)', async (body, says) => {
    serverAnswers(() => Response.json(body, { status: 502 }))
    const error = await callServer(meCall).catch((reason: unknown) => reason)
    expect(errorMessage(error, 'Try later')).toBe(says)
  })

  it('takes an empty sentence of the server for none', async () => {
    serverAnswers(() => Response.json({ code: 'INTERNAL', message: '' }, { status: 500 }))
    const error = await failureOf(callServer(meCall))
    expect(errorMessage(error, 'Try later')).toBe('Try later')
  })

  it('says in plain words that the network is gone', async () => {
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failureOf(callServer(meCall))
    expect(hasStatus(error, 0)).toBe(true)
    expect(errorMessage(error)).toBe('Plateful can’t be reached. Check your connection and try again.')
  })

  it('refuses at compile time what the contract does not know', () => {
    const never = () => [
      // @ts-expect-error a login needs a body
      callServer(loginCall),
      // @ts-expect-error a day is text
      callServer(assignmentsCall, { query: { start: 1, end: 2 } }),
      callServer(meCall, { signal: AbortSignal.abort() }),
    ]
    expect(never).toBeTypeOf('function')
  })
})
