/**
 * A push service on this machine, and the browser behind it: it takes what a server sends and opens
 * it with the browser's own keys (RFC 8188 and 8291), so that what was sent is known for sure.
 */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PushMessage } from '../../src/domain/account/reminders.ts'

const curve = createECDH('prime256v1')
const browserKey = curve.generateKeys()
const auth = randomBytes(16)

/** What a browser tells the server of itself. */
export const aPushDevice = (endpoint: string, timeZone = 'Europe/London') => ({
  endpoint,
  p256dh: browserKey.toString('base64url'),
  auth: auth.toString('base64url'),
  timeZone,
})

export interface Received {
  path: string
  message: PushMessage
  headers: IncomingHttpHeaders
  /** Who signed it, and for which service. */
  claims: { aud: string; sub: string; exp: number }
  publicKey: string
}

export interface PushService {
  /** `host:port`. */
  host: string
  url: string
  received: Received[]
  /** What it answers from now on. */
  status: number
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const service: PushService = { host: '', url: '', received: [], status: 201, close: async () => undefined }
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      try {
        if (service.status < 300)
          service.received.push({
            path: incoming.url ?? '',
            message: PushMessage.parse(JSON.parse(decrypt(Buffer.concat(parts)))),
            headers: incoming.headers,
            ...readSignature(incoming.headers.authorization ?? ''),
          })
        outgoing.writeHead(service.status).end()
      } catch (error) {
        outgoing.writeHead(400).end(String(error))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  service.url = `http://${service.host}`
  service.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return service
}

/** One record of aes128gcm: salt, record size, the sender's key, and the sealed text. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey])
  const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // Padding after the text: a two, and noughts.
  return open.subarray(0, open.lastIndexOf(2)).toString('utf8')
}

/** Refuses a message that was not signed with the key which it names (RFC 8292). */
function readSignature(header: string): Pick<Received, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is not of this key')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'] }
}
