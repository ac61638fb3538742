import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPhotoBucket } from './photo-bucket.ts'

const objects = new Map<string, Buffer>()
const signatures: string[] = []
let server: Server
let address: string

/** A store that keeps what is put under a path, as the protocol has it; 'full' is a bucket that takes no more. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const path = request.url ?? ''
    signatures.push(request.headers.authorization ?? '')
    const kept = objects.get(path)
    if (path.startsWith('/full/')) response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>')
    else if (request.method === 'PUT') {
      objects.set(path, Buffer.concat(chunks))
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(path)
      response.writeHead(204).end()
    } else if (kept) response.writeHead(200).end(kept)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : ''
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('photos in a bucket', () => {
  it('are kept, read and removed, each household apart, and every request is signed', async () => {
    const photos = openPhotoBucket(`s3+http://cook:se%2Fcret@${address}/plateful?region=eu-west-2`)
    await photos.keep(7, 'abc.webp', Uint8Array.of(1, 2, 3))
    expect(await photos.read(7, 'abc.webp')).toEqual(Uint8Array.of(1, 2, 3))
    expect(await photos.read(8, 'abc.webp')).toBeNull()
    expect([...objects.keys()]).toEqual(['/plateful/7/abc.webp'])
    await photos.remove(7, 'abc.webp')
    await photos.remove(7, 'abc.webp')
    expect(await photos.read(7, 'abc.webp')).toBeNull()
    for (const signature of signatures)
      expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=cook\/\d{8}\/eu-west-2\/s3\/aws4_request/)
  })

  it('say what the store said when it refuses', async () => {
    const photos = openPhotoBucket(`s3+http://cook:secret@${address}/full`)
    await expect(photos.keep(7, 'abc.webp', Uint8Array.of(1))).rejects.toThrow(
      'The photo store answered 403 to PUT: <Error><Code>QuotaExceeded</Code></Error>',
    )
  })
})
