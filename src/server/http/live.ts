/**
 * The stream on which an open page hears of changes: server-sent events, one a change. Those of the
 * last moments come first, and then how many milliseconds back nothing is missing (`here`): a page
 * that began to read before that reads again. It is said once more when this process itself may
 * have missed something.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../domain/refusal.ts'
import { admit } from './admit.ts'
import type { Change } from './changes.ts'
import type { Asks, Parts } from './context.ts'
import { sessionCookie } from './session-cookie.ts'

/**
 * A word now and then keeps proxies from closing a quiet stream; at each, a session that has ended
 * ends the stream.
 */
const BREATH = 25_000
/**
 * More pages than one person has open; each stream costs memory, and a question to the database at
 * each breath.
 */
export const MOST_STREAMS = 24

export function serveLiveChanges(app: FastifyInstance, parts: Parts, asks: Asks): void {
  const open = new Map<ServerResponse, number>()
  const streamsOf = (userId: number) => [...open.values()].filter((id) => id === userId).length

  app.get('/api/live', { schema: { hide: true } }, async (request, reply) => {
    const { token } = sessionCookie(request, reply, parts.config)
    const { ip: address, log } = request
    const who = () => admit({ token, config: parts.config, asks, log, address })
    const user = await who()
    if (streamsOf(user.id) >= MOST_STREAMS)
      throw refuse('TOO_MANY_TRIES', 'Too many pages of yours are open. This one does not follow the others.')

    reply.hijack()
    const stream = reply.raw
    // Whoever went while they were looked up: no event would end what begins here.
    if (stream.destroyed) return
    // A stream that is taken over leaves the safe headers behind.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value)
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // One that has ended still waits for a reader who sleeps; a word after its end would be an
    // error that ends the process.
    const write = (text: string) => void (stream.writableEnded || stream.write(text))
    const say = ({ area, page }: Change) => write(`data: ${JSON.stringify({ area, page })}\n\n`)
    open.set(stream, user.id)

    const breathe = async () => {
      const now = await who().catch(() => null)
      if (now?.householdId === user.householdId) write(': still here\n\n')
      else stream.end()
    }
    const sayHere = () => write(`event: here\ndata: ${Math.floor(parts.changes.heardFor())}\n\n`)
    const stopListening = parts.changes.listen(user.householdId, say)
    sayHere()
    const stopSayingHere = parts.changes.onGap(sayHere)
    const breaths = setInterval(() => void breathe(), BREATH)
    stream.on('close', () => {
      stopListening()
      stopSayingHere()
      clearInterval(breaths)
      open.delete(stream)
    })
  })

  // A stream is never idle: without this a stop would wait for every open page.
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })
}
