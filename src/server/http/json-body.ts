import type { FastifyInstance } from 'fastify'
import { refuse } from '../../domain/refusal.ts'

/** The character NUL, escaped in JSON: an even number of backslashes before it would be backslashes of the text. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * Reads JSON bodies. None at all is as good as an absent one, for clients that name a type and send nothing; NUL is refused,
 * because PostgreSQL cannot keep it and no person types it; names that would reach an object's prototype are refused too.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') return done(null, undefined)
    if (escapedNul.test(text)) {
      return done(
        refuse('BAD_INPUT', 'There is an invisible character in this text. Type it anew and try again.'),
      )
    }
    return parse(request, text, done)
  })
  // A file that is sent as it is goes on as it arrives: nobody holds it whole.
  app.addContentTypeParser('application/octet-stream', (_request, file, done) => done(null, file))
}
