import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPushMessage, type PushScope, parsePushMessage, showPushMessage } from './push-message.ts'

const message = { title: 'Time is up', body: '20 minutes', path: '/recipe/7/cook', tag: 'timer 7' }
let shown: [string, NotificationOptions][]
let pages: object[]
let opened: string[]

const page = (state: 'visible' | 'hidden', more: object = {}) => ({
  visibilityState: state,
  focused: state === 'visible',
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(path: string) => Promise<void>>(async () => undefined),
  ...more,
})

const scope: PushScope = {
  registration: { showNotification: async (title, options) => void shown.push([title, options]) },
  clients: { matchAll: async () => pages, openWindow: async (path) => void opened.push(path) },
}

beforeEach(() => {
  shown = []
  pages = []
  opened = []
})

describe('a message of the server (household 28)', () => {
  it('is shown with its words, its page and its tag', async () => {
    await showPushMessage(scope, JSON.stringify(message))
    expect(shown).toEqual([
      [
        'Time is up',
        expect.objectContaining({ body: '20 minutes', tag: 'timer 7', data: { path: message.path } }),
      ],
    ])
  })

  it.each([
    ['none', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['something else', '{"hello":1}'],
  ])('that cannot be read (%s) is shown as a message without words, as browsers demand one', (_, text) => {
    expect(parsePushMessage(text)).toMatchObject({ title: 'Plateful', path: '/home' })
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'recipe', 7, undefined])(
    'leads home where its path is %s',
    (path) => {
      expect(parsePushMessage(JSON.stringify({ ...message, path })).path).toBe('/home')
    },
  )

  it('of a timer is not shown where a page rings before somebody’s eyes', async () => {
    pages = [page('visible')]
    await showPushMessage(scope, JSON.stringify(message))
    expect(shown).toEqual([])
    await showPushMessage(scope, JSON.stringify({ ...message, tag: 'freezer 2026-03-03' }))
    expect(shown).toHaveLength(1)
  })

  it('of a timer is shown where every page is in the background', async () => {
    pages = [page('hidden')]
    await showPushMessage(scope, JSON.stringify(message))
    expect(shown).toHaveLength(1)
  })
})

describe('a press on it', () => {
  it('leads an open page there', async () => {
    const [hidden, visible] = [page('hidden'), page('visible')]
    pages = [hidden, visible]
    await openPushMessage(scope, { path: '/home' })
    expect(visible.focus).toHaveBeenCalled()
    expect(visible.navigate).toHaveBeenCalledWith('/home')
    expect(hidden.navigate).not.toHaveBeenCalled()
    expect(opened).toEqual([])
  })

  it('opens a page where there is none', async () => {
    await openPushMessage(scope, { path: '/ai-meal-planner' })
    expect(opened).toEqual(['/ai-meal-planner'])
  })

  it('opens one where the open page cannot be led', async () => {
    pages = [page('visible', { navigate: () => Promise.reject(new TypeError('not controlled')) })]
    await openPushMessage(scope, { path: '/home' })
    expect(opened).toEqual(['/home'])
  })

  it.each([null, {}, { path: 'https://evil.example' }])('never leads away: %o', async (data) => {
    await openPushMessage(scope, data)
    expect(opened).toEqual(['/home'])
  })
})
