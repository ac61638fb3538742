/**
 * Ends calls whose body hardly arrives: each would hold a connection, and what was read of it, for
 * as long as its sender likes. Node's own limit is one for the whole call, which would also end a
 * large file on a slow line.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../domain/refusal.ts'

export interface ArrivalLimits {
  /** Within this many milliseconds at least `leastBytes` of a body arrive, or all of it. */
  window: number
  leastBytes: number
  /**
   * After so many milliseconds a body that is held in memory is there; a file that is written as it
   * comes may take longer.
   */
  whole: number
  /** Within so many milliseconds a call says what it wants, before its body. */
  headers: number
}

/**
 * A tenth of what the slowest telephone sends; a tunnel of half a minute ends a call, and it can be
 * sent again.
 */
export const arrivalLimits: ArrivalLimits = {
  window: 30_000,
  leastBytes: 8 * 1024,
  whole: 10 * 60_000,
  headers: 30_000,
}

/** One body on its way. */
interface Arrival {
  request: FastifyRequest
  reply: FastifyReply
  began: number
  /** When the window that is open began, and what the connection had brought until then. */
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
    // Whoever was answered before their body was there has nothing more to say.
    if (now - arrival.began > whole && (arrival.reply.sent || !isFile(raw))) return true
    if (now - arrival.since < window) return false
    const brought = raw.socket.bytesRead - arrival.bytes
    arrival.since = now
    arrival.bytes = raw.socket.bytesRead
    // What is here and was not taken yet waits for us.
    return brought < leastBytes && raw.readableLength === 0
  }

  function look(): void {
    const now = performance.now()
    for (const [raw, arrival] of arriving) {
      if (raw.complete || !isTooSlow(arrival, now)) continue
      if (arrival.isRefused || arrival.reply.sent || arrival.reply.raw.headersSent) raw.destroy()
      else {
        arrival.isRefused = true
        // The connection ends with the answer: the rest of the body is not waited for.
        void arrival.reply
          .header('connection', 'close')
          .send(refuse('TOO_SLOW', 'This arrived too slowly, so it was not taken. Please send it again.'))
      }
    }
  }

  let looks: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    // What came while this process was busy is read first, and counted.
    looks = setInterval(() => setImmediate(look), window / 3).unref()
  })
  app.addHook('onClose', async () => clearInterval(looks))
}
