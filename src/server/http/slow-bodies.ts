/**
 * Ends calls whose body arrives too slowly, since each holds a connection and memory. Node's limit
 * covers the whole call, and would end large uploads on slow lines.
 */

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../domain/refusal.ts'
import { MINUTE } from '../durations.ts'

export interface ArrivalLimits {
  /** At least `leastBytes` of a body must arrive in this many milliseconds, or the rest of it. */
  window: number
  leastBytes: number
  /** Most milliseconds for a body held in memory; streamed files may take longer. */
  whole: number
  /** Most milliseconds for the headers of a call. */
  headers: number
}

/**
 * A tenth of the slowest phone line. Half a minute in a tunnel ends a call, which can be sent
 * again.
 */
export const arrivalLimits: ArrivalLimits = {
  window: 30_000,
  leastBytes: 8 * 1024,
  whole: 10 * MINUTE,
  headers: 30_000,
}

/** One body on its way. */
interface Arrival {
  request: FastifyRequest
  reply: FastifyReply
  began: number
  /** Start of the current window, and the bytes that the connection had received then. */
  since: number
  bytes: number
  isRefused: boolean
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isFile = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('application/octet-stream') === true

export function refuseSlowBodies(app: FastifyInstance, { window, leastBytes, whole }: ArrivalLimits): void {
  const arriving = new Map<IncomingMessage, Arrival>()

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      const now = performance.now()
      const bytes = raw.socket.bytesRead
      arriving.set(raw, { request, reply, began: now, since: now, bytes, isRefused: false })
      raw.once('close', () => arriving.delete(raw))
    }
    done()
  })

  function isTooSlow(arrival: Arrival, now: number): boolean {
    const { raw } = arrival.request
    // Already answered before the body arrived.
    if (now - arrival.began > whole && (arrival.reply.sent || !isFile(raw))) return true
    if (now - arrival.since < window) return false
    const received = raw.socket.bytesRead - arrival.bytes
    arrival.since = now
    arrival.bytes = raw.socket.bytesRead
    // Received bytes that we have not read yet are not the sender's fault.
    return received < leastBytes && raw.readableLength === 0
  }

  function endSlowBodies(): void {
    const now = performance.now()
    for (const [raw, arrival] of arriving) {
      if (raw.complete || !isTooSlow(arrival, now)) continue
      if (arrival.isRefused || arrival.reply.sent || arrival.reply.raw.headersSent) raw.destroy()
      else {
        arrival.isRefused = true
        // Closes the connection, so that the rest of the body is not read.
        void arrival.reply
          .header('connection', 'close')
          .send(refuse('TOO_SLOW', 'This arrived too slowly, so we didn’t take it. Please send it again.'))
      }
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    // Reads and counts first what arrived while this process was busy.
    timer = setInterval(() => setImmediate(endSlowBodies), window / 3).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
