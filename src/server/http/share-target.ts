/**
 * The share target of the installed app, for shares that arrive before its service worker is
 * installed (importing 32). Nothing is stored: text goes to the import page, and the person is
 * asked to share a photo again.
 */

import type { FastifyInstance } from 'fastify'
import { SHARE_TARGET_PATH, SHARE_AGAIN_PATH, sharedWordsPath } from '../../domain/importing/share-target.ts'

/** In bytes. Text fits into this; a photo is larger and is not read. */
const MAX_BYTES = 256 * 1024
/** In characters; proxies take addresses of this length. */
const MAX_ADDRESS_LENGTH = 8000

export async function serveShareTarget(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/,
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    // What cannot be read has to be shared again, which the import page says.
    scope.setErrorHandler((_error, _request, reply) =>
      reply.code(303).header('connection', 'close').header('location', SHARE_AGAIN_PATH).send(),
    )
    scope.post(SHARE_TARGET_PATH, { schema: { hide: true } }, async ({ body, headers }, reply) => {
      const type = headers['content-type'] ?? ''
      const form = await new Response(body as Buffer<ArrayBuffer>, {
        headers: { 'content-type': type },
      }).formData()
      return reply
        .code(303)
        .header('location', sharedWordsPath((name) => form.get(name), MAX_ADDRESS_LENGTH) ?? SHARE_AGAIN_PATH)
        .send()
    })
  })
}

/** Whether a request is a share: it changes nothing, so it may come from anywhere. */
export const isShareTargetRequest = (method: string, url: string): boolean =>
  method === 'POST' && url.split('?')[0] === SHARE_TARGET_PATH
