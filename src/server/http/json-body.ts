import type { FastifyInstance } from 'fastify'
import { refuse } from '../../domain/refusal.ts'

/** NUL as JSON escapes it. Backslashes before it that stand in pairs are letters of the text. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/** Deeper than any valid body, and far from exhausting the stack of recursive code. */
const MAX_DEPTH = 40

/** The index of the end of the string that begins at this quote. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/**
 * Reads JSON bodies. An empty body counts as absent. NUL is refused because PostgreSQL cannot store
 * it; names that would reach an object's prototype are refused too.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // Forms of other sites can send this type without a preflight request.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') return done(null, undefined)
    if (escapedNul.test(text)) {
      return done(refuse('BAD_INPUT', 'There’s an invisible character in this text. Type it again.'))
    }
    if (isTooDeep(text)) {
      return done(refuse('BAD_INPUT', 'This is nested too deeply. Send it flatter.'))
    }
    return parse(request, text, done)
  })
  // File uploads are streamed, not held in memory.
  app.addContentTypeParser('application/octet-stream', (_request, file, done) => done(null, file))
}
