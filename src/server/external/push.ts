/**
 * Web Push through the services of browser makers: a message is encrypted for one browser (RFC
 * 8291) and signed with the installation's own key (VAPID, RFC 8292). Addresses come from browsers,
 * so they are guarded as pages are.
 */

import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import webPush from 'web-push'
import type { PushMessage } from '../../domain/account/reminders.ts'
import { guardedLookup, isAllowed, publicUrl } from './address-guard.ts'

/** The key pair by which push services know this installation. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The push address of one browser; see `PushDevice`. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** 'gone': the browser has withdrawn the address. 'failed': the service could not be reached. */
export type PushResult = 'sent' | 'gone' | 'failed'

/** The urgency of a message, and for how many seconds it is useful. */
export interface PushUrgency {
  urgency: 'normal' | 'high'
  seconds: number
}

/** Sends short encrypted messages to browsers; it never throws for what a service answers. */
export interface PushSender {
  /** Whether the address is one that this server may call. */
  accepts(endpoint: string): Promise<boolean>
  newKeys(): Promise<VapidKeys>
  send(to: PushAddress, message: PushMessage, keys: VapidKeys, how: PushUrgency): Promise<PushResult>
}

export interface PushOptions {
  /** The operator's contact for push services: an https or mailto address. */
  contact: string
  /** `host:port` of push services that are not on the public web, for tests. */
  allowedHosts?: readonly string[]
  lookup?: LookupFunction
}

const SEND_TIMEOUT = 10_000
const GONE_STATUSES = new Set([404, 410])

/** Opens the sender; `close` drops its connections. */
export function openPushSender({
  contact,
  allowedHosts: hosts = [],
  lookup,
}: PushOptions): PushSender & { close(): Promise<void> } {
  const allowedHosts = new Set(hosts)
  const guarded = new Agent({ connect: { lookup: guardedLookup(lookup) } })
  const agent = new Agent()

  function addressOf(endpoint: string): URL | null {
    try {
      const url = publicUrl(endpoint, undefined, allowedHosts)
      return url.protocol === 'https:' || isAllowed(url, allowedHosts) ? url : null
    } catch {
      return null
    }
  }

  async function send(
    to: PushAddress,
    message: PushMessage,
    keys: VapidKeys,
    how: PushUrgency,
  ): Promise<PushResult> {
    const url = addressOf(to.endpoint)
    if (!url) return 'gone'
    try {
      const { method, headers, body } = encrypted(to, message, { subject: contact, ...keys }, how)
      const answer = await request(url, {
        method,
        headers,
        body,
        dispatcher: isAllowed(url, allowedHosts) ? agent : guarded,
        signal: AbortSignal.timeout(SEND_TIMEOUT),
      })
      await answer.body.dump()
      if (GONE_STATUSES.has(answer.statusCode)) return 'gone'
      return answer.statusCode >= 200 && answer.statusCode < 300 ? 'sent' : 'failed'
    } catch {
      return 'failed'
    }
  }

  return {
    accepts: async (endpoint) => addressOf(endpoint) !== null,
    newKeys: async () => webPush.generateVAPIDKeys(),
    send,
    close: async () => {
      await Promise.all([guarded.destroy(), agent.destroy()])
    },
  }
}

/** The request that brings a message to one browser: encrypted for it, and signed. */
const encrypted = (
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
  { urgency, seconds }: PushUrgency,
) =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails,
    TTL: seconds,
    urgency,
    contentEncoding: 'aes128gcm',
  })
