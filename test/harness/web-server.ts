/**
 * The server as the web tests meet it. What it answers is parsed by the contract, and what it is
 * sent too, so that a stand-in cannot lie: `server.answers(recipesCall, [aStoredRecipe()])`, then
 * `server.received(createRecipeCall)`.
 */

import { meCall, onboardingStatusCall, registrationRuleCall } from '../../src/contract/account.ts'
import type { Call, CallAnswer, ErrorBody, ParsedInput } from '../../src/contract/call.ts'
import { familyCalls, fineLinesCall, guestCalls } from '../../src/contract/household.ts'
import { pictureReadingsCall } from '../../src/contract/importing.ts'
import { collectionsCall, savedFiltersCall, sourcePicturesCall } from '../../src/contract/recipes.ts'
import { remindersCall } from '../../src/contract/reminders.ts'
import {
  editOpenListCall,
  extrasCall,
  makeOpenListCall,
  openListCall,
  staplesCall,
} from '../../src/contract/shopping.ts'
import { noReminders } from '../../src/domain/account/reminders.ts'
import { aUser } from './web-makers.ts'
import { HouseholdList } from './web-open-list.ts'

/**
 * Where it depends on what was sent, a refusal too, as `refusal` makes it, or one that never
 * comes.
 */
type Answer<C extends Call> =
  | CallAnswer<C>
  | ((input: ParsedInput<C>) => CallAnswer<C> | Response | Promise<Response>)

/** A refusal as the server answers it: a status and a sentence for a person. */
export const refusal = (status: number, message: string, more: Partial<ErrorBody> = {}): Response =>
  Response.json({ code: 'REFUSED', message, ...more }, { status })

interface Sent {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  ifMatch: number | undefined
  idempotencyKey: string | undefined
}

interface Stand {
  call: Call
  handle: (input: Record<string, unknown>) => Response | Promise<Response>
  received: Record<string, unknown>[]
}

let stands = new Map<Call, Stand>()

/**
 * Opens a new server for the next test; without other orders it has one signed-in user who needs no
 * onboarding, and is open to new ones. Their household has no list in the making yet, and can make
 * one.
 */
export function openServer(): typeof fetch {
  stands = new Map()
  server.answers(meCall, aUser())
  server.answers(remindersCall, {
    choices: noReminders,
    planningDay: 5,
    isThisDeviceOn: false,
    devices: 0,
    publicKey: 'key',
  })
  server.answers(registrationRuleCall, { registration: 'open' })
  server.answers(onboardingStatusCall, {
    needsOnboarding: false,
    steps: { family: true, templates: true, recipes: true },
  })
  const household = new HouseholdList()
  server.household = household
  server.answers(extrasCall, { items: [] })
  server.answers(collectionsCall, [])
  server.answers(savedFiltersCall, [])
  server.answers(sourcePicturesCall, { pictures: [] })
  server.answers(pictureReadingsCall, [])
  server.answers(staplesCall, [])
  server.answers(fineLinesCall, [])
  server.answers(familyCalls.list, [])
  server.answers(guestCalls.list, [])
  server.answers(openListCall, ({ query }) => ({ list: household.read(query.has) }))
  server.answers(makeOpenListCall, ({ body }) => household.make(body))
  server.answers(editOpenListCall, ({ body }) => household.edit(body))
  return async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://plateful.test')
    const method = init?.method ?? 'GET'
    for (const found of stands.values()) {
      const params = found.call.method === method ? paramsOf(found.call.path, url.pathname) : null
      if (params) return reply(found, readSent(params, url, init))
    }
    throw new Error(`No answer was given for ${method} ${url.pathname}`)
  }
}

export const server = {
  /** Its list in the making. */
  household: new HouseholdList(),

  /**
   * Answers the call with this, or with what the function makes of the parsed input. Replaces an
   * earlier order.
   */
  answers<C extends Call>(call: C, answer: Answer<C>): void {
    addStandIn(call, (input) => {
      const answered: unknown = typeof answer === 'function' ? answer(input as ParsedInput<C>) : answer
      if (answered instanceof Response || answered instanceof Promise) return answered as Response
      if (!call.answer) return new Response(null, { status: 204 })
      return Response.json(call.answer.parse(answered), { status: call.status ?? 200 })
    })
  },

  refuses(call: Call, status: number, message: string, more?: Partial<ErrorBody>): void {
    addStandIn(call, () => refusal(status, message, more))
  },

  /** The network is gone for this call. */
  isUnreachableFor(call: Call): void {
    addStandIn(call, () => Promise.reject(new TypeError('fetch failed')))
  },

  /** The answer is on its way until the returned function is called. */
  holds<C extends Call>(call: C, answer: CallAnswer<C>): () => void {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    addStandIn(call, async () => {
      await released
      return call.answer ? Response.json(call.answer.parse(answer)) : new Response(null, { status: 204 })
    })
    return () => release()
  },

  /** What was sent with this call so far, parsed by the contract, oldest first. */
  received<C extends Call>(call: C): ParsedInput<C>[] {
    return (stands.get(call)?.received ?? []) as ParsedInput<C>[]
  },
}

function addStandIn(call: Call, handle: Stand['handle']) {
  stands.set(call, { call, handle, received: stands.get(call)?.received ?? [] })
}

async function reply({ call, handle, received }: Stand, sent: Sent): Promise<Response> {
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = call[part]?.safeParse(sent[part])
    if (parsed && !parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return Response.json({ code: 'BAD_INPUT', message: issues[0]?.message, issues }, { status: 400 })
    }
    if (parsed) input[part] = parsed.data
  }
  if (call.ifMatch) input['ifMatch'] = sent.ifMatch
  if (call.createsOnce) input['idempotencyKey'] = sent.idempotencyKey
  received.push(input)
  return handle(input)
}

function readSent(params: Record<string, string>, url: URL, init: RequestInit | undefined): Sent {
  const headers = new Headers(init?.headers)
  const version = /^"(\d+)"$/.exec(headers.get('if-match') ?? '')?.[1]
  return {
    params,
    query: Object.fromEntries(url.searchParams),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    ifMatch: version === undefined ? undefined : Number(version),
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
  }
}

/** The parameters of a path, or null when it is another path. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const patternParts = pattern.split('/')
  const pathParts = path.split('/')
  if (patternParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [index, word] of patternParts.entries()) {
    const part = decodeURIComponent(pathParts[index] ?? '')
    if (word.startsWith(':')) params[word.slice(1)] = part
    else if (word !== part) return null
  }
  return params
}
