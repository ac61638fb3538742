/** Refusals for pages that could not be read, each with advice. */

import { errors } from 'undici'
import { type PageRefusal, refusePage } from '../../domain/importing/page-refusals.ts'
import { Refusal } from '../../domain/refusal.ts'
import { BodyTooLarge } from './page-body.ts'

/** The refusal that an HTTP status means; null when the answer is a page. */
export function refusalOfStatus(status: number): Refusal | null {
  if (status >= 200 && status < 300) return null
  return refusePage(reasonOfStatus(status), { status })
}

function reasonOfStatus(status: number): PageRefusal {
  if (status === 401 || status === 407) return 'signIn'
  if (status === 403 || status === 451) return 'forbidden'
  if (status === 429) return 'tooOften'
  if (status === 404 || status === 410) return 'noPage'
  return status >= 500 ? 'siteInTrouble' : 'oddAnswer'
}

/** Traces of bot checks in titles and markup. */
const challenges = new RegExp(
  [
    /<title>\s*(?:just a moment|attention required|access denied|are you (?:a robot|human)|robot check|human verification|bot verification|pardon our interruption|ddos-guard|verifying you are human|checking your browser|client challenge|vercel security checkpoint|sucuri website firewall)/,
    /cf-chl-|_cf_chl_opt|_Incapsula_Resource|px-captcha|captcha-delivery\.com|sgcaptcha|awsWafCookieDomainList/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
const consentTitle =
  /<title>\s*(?:before you continue|cookie (?:consent|notice|wall)|consent (?:required|management)|privacy (?:gate|settings|consent)|we value your privacy)/i
const LONGEST_CHALLENGE = 60_000

/** The refusal of a bot check, sign-in or cookie wall; null for a real page. */
export function refusalOfWall(html: string, url: URL): Refusal | null {
  const isShort = html.length < LONGEST_CHALLENGE
  if (isShort && challenges.test(html)) return refusePage('botCheck')
  if (
    (isShort && consentTitle.test(html)) ||
    /(?:^|\.)consent\.|\/(?:collect)?consent(?:\/|$)|^privacygate\.|^myprivacy\./i.test(
      `${url.hostname}${url.pathname}`,
    )
  ) {
    return refusePage('cookieWall')
  }
  if (/\/(?:log-?in|sign-?in|wp-login\.php|accounts?\/login)\/?$/i.test(url.pathname)) {
    return refusePage('loginWall')
  }
  return null
}

/** The refusal of a file that is not a page; `picture` is its kind if it is one. */
export function refusalOfFile(contentType: string, picture: string | null): Refusal {
  const isPicture = picture !== null || /^image\//i.test(contentType)
  const why = /\bpdf\b/i.test(contentType) ? 'pdf' : isPicture ? 'picture' : 'file'
  return refusePage(why, { contentType })
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The refusal for a network error. Refusals thrown on the way stay as they are. */
export function refusalOfError(error: unknown): Refusal {
  if (!(error instanceof Error)) return refusePage('unreachable')
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (error instanceof Refusal) return error
  if (inner instanceof Refusal) return inner
  if (error instanceof BodyTooLarge) return refusePage('tooLarge')
  const code = codeOf(error) || (inner instanceof Error ? codeOf(inner) : '')
  const isTimeout =
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    error instanceof errors.ConnectTimeoutError ||
    code === 'ETIMEDOUT'
  if (isTimeout) return refusePage('timeout')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return refusePage('noSite', { code })
  const isUntrusted = /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
  return refusePage(isUntrusted ? 'certificate' : 'unreachable', { code })
}
