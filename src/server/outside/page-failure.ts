/** Refusals for pages that could not be read, each with advice. */
import { errors } from 'undici'
import { Refusal, refuse } from '../../domain/refusal.ts'
import { BodyTooLarge } from './page-body.ts'

const PASTE =
  'Open it in your browser and send it with ‘Add to Plateful’, or copy the recipe there and paste it here.'

/** The refusal that an HTTP status means; null when the answer is a page. */
export function refusalOfStatus(status: number): Refusal | null {
  if (status >= 200 && status < 300) return null
  const details = { status }
  if (status === 401 || status === 407)
    return refuse('PAGE_REFUSED', `This page is for signed-in visitors only. ${PASTE}`, details)
  if (status === 403 || status === 451)
    return refuse('PAGE_REFUSED', `This site does not let programs read its pages. ${PASTE}`, details)
  if (status === 429) {
    return refuse(
      'PAGE_REFUSED',
      `This site says that it was asked too often. Try again later, or paste the page here.`,
      details,
    )
  }
  if (status === 404 || status === 410) {
    return refuse(
      'PAGE_FAILED',
      'There is no page at this address. Please check it for a typing mistake.',
      details,
    )
  }
  if (status >= 500)
    return refuse('PAGE_FAILED', 'This site has trouble at the moment. Please try again later.', details)
  return refuse('PAGE_FAILED', `This site answered with something other than a page. ${PASTE}`, details)
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
  if (isShort && challenges.test(html))
    return refuse('PAGE_REFUSED', `This site wants to see that a person is reading. ${PASTE}`)
  if (
    (isShort && consentTitle.test(html)) ||
    /(?:^|\.)consent\.|\/(?:collect)?consent(?:\/|$)|^privacygate\.|^myprivacy\./i.test(
      `${url.hostname}${url.pathname}`,
    )
  ) {
    return refuse('PAGE_REFUSED', `This site asks about cookies before it shows the page. ${PASTE}`)
  }
  if (/\/(?:log-?in|sign-?in|wp-login\.php|accounts?\/login)\/?$/i.test(url.pathname)) {
    return refuse('PAGE_REFUSED', `This site asks for a sign-in before it shows the page. ${PASTE}`)
  }
  return null
}

/** The refusal of a file that is not a page; `picture` is its kind if it is one. */
export function refusalOfFile(contentType: string, picture: string | null): Refusal {
  const details = { contentType }
  if (/\bpdf\b/i.test(contentType)) {
    return refuse(
      'PAGE_FAILED',
      'This address is a PDF and not a web page. Import from Photo on the recipes page helps you bring it in.',
      details,
    )
  }
  if (picture !== null || /^image\//i.test(contentType)) {
    return refuse(
      'PAGE_FAILED',
      'This address is a picture and not a web page. Use the address of the page that shows it, or Import from Photo on the recipes page.',
      details,
    )
  }
  return refuse(
    'PAGE_FAILED',
    'This address is a file and not a web page. Please use the address of the recipe’s page.',
    details,
  )
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The refusal for a network error. Refusals thrown on the way stay as they are. */
export function refusalOfError(error: unknown): Refusal {
  if (!(error instanceof Error))
    return refuse('PAGE_FAILED', 'The page could not be read. Please try again later.')
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (error instanceof Refusal) return error
  if (inner instanceof Refusal) return inner
  if (error instanceof BodyTooLarge) return refuse('PAGE_FAILED', `This page is too large to read. ${PASTE}`)
  const code = codeOf(error) || (inner instanceof Error ? codeOf(inner) : '')
  const isTimeout =
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    error instanceof errors.ConnectTimeoutError ||
    code === 'ETIMEDOUT'
  if (isTimeout)
    return refuse(
      'PAGE_TIMEOUT',
      'This site took too long to answer. Please try again in a minute, or paste the page here.',
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') {
    return refuse('PAGE_FAILED', 'There is no site at this address. Please check it for a typing mistake.', {
      code,
    })
  }
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return refuse('PAGE_FAILED', `This site's certificate is not in order, so it was not read. ${PASTE}`, {
      code,
    })
  }
  return refuse(
    'PAGE_FAILED',
    'This site could not be reached. Please try again later, or paste the page here.',
    { code },
  )
}
