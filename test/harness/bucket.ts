/**
 * An S3-compatible store in a few lines: what is put under a path is there, and 'full' is a bucket
 * that takes no more.
 */

import { createServer } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

interface BucketStand {
  /** As `PHOTOS_URL` names it, with the bucket that is asked for. */
  url: (bucket?: string) => string
  /** What is kept, by bucket and key. */
  objects: Map<string, Buffer>
  /** Every request that came: its method, its length as told before, and how it was signed. */
  requests: { method: string; length: string | undefined; signature: string }[]
  /** So many requests are answered with 503 before the next one is served. */
  busy: number
}

/** One store for a test file. */
export function useBucket(): BucketStand {
  let host = ''
  const stand: BucketStand = {
    url: (bucket = 'plateful') => `s3+http://cook:se%2Fcret@${host}/${bucket}?region=eu-west-2`,
    objects: new Map(),
    requests: [],
    busy: 0,
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { url: path = '', method = '', headers } = request
    stand.requests.push({
      method,
      length: headers['content-length'],
      signature: headers.authorization ?? '',
    })
    const stored = stand.objects.get(path)
    if (stand.busy > 0) {
      stand.busy -= 1
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    } else if (path.startsWith('/full/'))
      response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>')
    else if (method === 'PUT') {
      stand.objects.set(path, Buffer.concat(chunks))
      response.writeHead(200).end()
    } else if (method === 'DELETE') {
      stand.objects.delete(path)
      response.writeHead(204).end()
    } else if (stored) response.writeHead(200).end(stored)
    else response.writeHead(404).end()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    host = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : ''
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return stand
}
