import type { Email } from '../../outside/mail.ts'

interface Words {
  to: string
  subject: string
  opening: string
  /** What the link does, as a verb: 'Set a new password'. */
  action: string
  link: string
  closing: string
}

/** For an HTML letter; a link of ours holds no quotes, but an address may be configured with an ampersand. */
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** A letter with one link to open. Nothing in it is loaded from anywhere, and the link can be read where HTML is not shown. */
export function linkEmail({ to, subject, opening, action, link, closing }: Words): Email {
  const href = escape(link)
  return {
    to,
    // A line end in a subject would begin another header.
    subject: subject.replace(/\s+/g, ' '),
    text: ['Hello,', opening, `${action}:\n${link}`, closing, 'Plateful'].join('\n\n'),
    html: [
      '<div style="max-width:34rem;font:16px/1.5 sans-serif;color:#25221b">',
      `<p>Hello,</p><p>${escape(opening)}</p>`,
      `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0c7450;color:#fff;text-decoration:none;font-weight:600">${escape(action)}</a></p>`,
      `<p>If the button does not work, open this address:<br><a href="${href}" style="color:#0c7450;word-break:break-all">${href}</a></p>`,
      `<p>${escape(closing)}</p><p>Plateful</p></div>`,
    ].join('\n'),
  }
}
