/**
 * Server-sent events about changes for open pages. Recent changes are replayed, then `here` says
 * for how many milliseconds nothing is missing: a page that read its data earlier reads it again.
 * `here` is repeated after a gap in this process.
 */

import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '../../domain/refusal.ts'
import { authenticate } from './authenticate.ts'
import type { Change } from './changes.ts'
import type { LaterFeatures, AppDependencies } from './context.ts'
import { sessionCookie } from './session-cookie.ts'

/**
 * A heartbeat keeps proxies from closing the stream; it also ends streams whose session has ended.
 */
const HEARTBEAT = 25_000
/**
 * Areas in which a person may have moved or been signed out: their other pages follow at once, not
 * at the next heartbeat (household 91).
 */
const AREAS_OF_SESSIONS: ReadonlySet<string> = new Set(['household', 'account', 'auth'])
/** Limits streams a person: each costs memory, and a query at each heartbeat. */
export const MAX_STREAMS = 24

export function serveLiveChanges(
  app: FastifyInstance,
  dependencies: AppDependencies,
  laterFeatures: LaterFeatures,
): void {
  const userOfStream = new Map<ServerResponse, number>()
  const streamsOf = (userId: number) => [...userOfStream.values()].filter((id) => id === userId).length

  app.get('/api/live', { schema: { hide: true } }, async (request, reply) => {
    // No access token is good for this (account 141).
    const { token } = sessionCookie(request, reply, dependencies.config)
    const { ip: address, log } = request
    const identify = () => authenticate({ token, config: dependencies.config, laterFeatures, log, address })
    const user = await identify()
    if (streamsOf(user.id) >= MAX_STREAMS)
      throw refuse('TOO_MANY_TRIES', 'You have too many pages open. This one won’t follow the others.')

    reply.hijack()
    const stream = reply.raw
    // The page may have gone during the look-up, and no event would end its stream.
    if (stream.destroyed) return
    userOfStream.set(stream, user.id)
    stream.on('close', () => userOfStream.delete(stream))
    // `hijack` drops headers that were set before, so they are sent again.
    sendHead(stream, reply.getHeaders())
    const isStillSignedIn = async () => {
      const now = await identify().catch(() => null)
      return now?.householdId === user.householdId
    }
    follow(stream, dependencies.changes, user.householdId, isStillSignedIn)
  })

  // The server would wait for open streams before it stops.
  app.addHook('preClose', async () => {
    for (const stream of userOfStream.keys()) stream.end()
  })
}

function sendHead(stream: ServerResponse, headers: ReturnType<FastifyReply['getHeaders']>): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) stream.setHeader(name, value)
  stream.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
}

/** Sends the changes of a household until the stream closes or its session has ended. */
function follow(
  stream: ServerResponse,
  changes: AppDependencies['changes'],
  householdId: number,
  isStillSignedIn: () => Promise<boolean>,
): void {
  // Writing after the end would be an unhandled error that ends the process.
  const write = (text: string) => void (stream.writableEnded || stream.write(text))
  const sendHere = () => write(`event: here\ndata: ${Math.floor(changes.replaySpan())}\n\n`)
  const sendHeartbeat = async () => {
    if (await isStillSignedIn()) write(': still here\n\n')
    else stream.end()
  }
  const sendChange = ({ area, page }: Change) => {
    write(`data: ${JSON.stringify({ area, page })}\n\n`)
    if (AREAS_OF_SESSIONS.has(area)) void sendHeartbeat()
  }
  const stopListening = changes.listen(householdId, sendChange)
  sendHere()
  const stopWatchingGaps = changes.onGap(sendHere)
  const heartbeat = setInterval(() => void sendHeartbeat(), HEARTBEAT)
  stream.on('close', () => {
    stopListening()
    stopWatchingGaps()
    clearInterval(heartbeat)
  })
}
