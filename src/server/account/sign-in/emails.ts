import { HOUR } from '../../durations.ts'
import type { Email } from '../../external/mail.ts'
import type { VisitorContext } from '../../http/context.ts'

/** How long a mailed link may be used (account 18). */
export const LINK_LIFETIME = HOUR

interface LinkEmail {
  to: string
  subject: string
  opening: string
  /** What the link does, as a verb: 'Set a new password'. */
  action: string
  link: string
  closing: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What somebody wrote, as it stands between the tags of an email, or in an attribute's quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

const withGreeting = (paragraphs: readonly string[]) => ['Hello,', ...paragraphs, 'Plateful'].join('\n\n')

interface PlainEmail {
  to: string
  subject: string
  paragraphs: readonly string[]
}

/** An email of text alone, between the greeting and who sends it. */
export const plainEmail = ({ to, subject, paragraphs }: PlainEmail): Email => ({
  to,
  subject,
  text: withGreeting(paragraphs),
})

/** An email with one link, as HTML and as text. It loads nothing from elsewhere. */
export function linkEmail({ to, subject, opening, action, link, closing }: LinkEmail): Email {
  const href = escapeHtml(link)
  return {
    to,
    // A line break in a subject would start another header.
    subject: subject.replace(/\s+/g, ' '),
    text: withGreeting([opening, `${action}:\n${link}`, closing]),
    html: [
      '<div style="max-width:34rem;font:16px/1.5 sans-serif;color:#25221b">',
      `<p>Hello,</p><p>${escapeHtml(opening)}</p>`,
      `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0c7450;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action)}</a></p>`,
      `<p>If the button doesn’t work, open this address:<br><a href="${href}" style="color:#0c7450;word-break:break-all">${href}</a></p>`,
      `<p>${escapeHtml(closing)}</p><p>Plateful</p></div>`,
    ].join('\n'),
  }
}

interface SecurityNews {
  subject: string
  what: string
}

export const secondFactorEmail = (to: string, { subject, what }: SecurityNews, publicUrl: string): Email =>
  plainEmail({
    to,
    subject,
    paragraphs: [
      what,
      `If it wasn’t you, sign in, change your password and check two-step sign-in under My Account:\n${publicUrl}/account`,
    ],
  })

/** Informs the owner. The call does not wait for the email. */
export function emailAboutSecondFactor(
  { external, publicUrl, log }: Pick<VisitorContext, 'external' | 'publicUrl' | 'log'>,
  to: string,
  securityNews: SecurityNews,
): void {
  external.mail
    .send(secondFactorEmail(to, securityNews, publicUrl))
    .catch((err: unknown) => log.error({ err }, 'an email about two-step sign-in was not sent'))
}
