import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logoutCall } from '../../contract/account.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { callServer } from './call-server.ts'
import { dropPreloaded } from './preload.ts'

let asked: string[]
let answer: () => Promise<Response>

const askEarly = () => {
  const early = fetch('/api/recipes')
  early.catch(() => undefined)
  window.preloaded = new Map([['/api/recipes', early]])
}

beforeEach(() => {
  asked = []
  answer = () => Promise.resolve(Response.json([]))
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return address === '/api/auth/logout' ? Promise.resolve(new Response(null, { status: 204 })) : answer()
  })
})
afterEach(() => {
  dropPreloaded()
  vi.unstubAllGlobals()
})

describe('an answer that is asked for early', () => {
  it('is given to the first who asks; the next asks the server', async () => {
    askEarly()
    await callServer(recipesCall)
    expect(asked).toEqual(['/api/recipes'])
    await callServer(recipesCall)
    expect(asked).toEqual(['/api/recipes', '/api/recipes'])
  })

  it('does not outlive a change', async () => {
    askEarly()
    await callServer(logoutCall)
    await callServer(recipesCall)
    expect(asked).toEqual(['/api/recipes', '/api/auth/logout', '/api/recipes'])
  })

  it('can be left by whoever took it', async () => {
    answer = () => new Promise(() => {})
    askEarly()
    const leaving = new AbortController()
    const taken = callServer(recipesCall, { signal: leaving.signal })
    leaving.abort()
    await expect(taken).rejects.toThrow('aborted')
  })

  it('fails like any other call where the server is not reached', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'))
    askEarly()
    await expect(callServer(recipesCall)).rejects.toThrow('Plateful can’t be reached')
  })
})
