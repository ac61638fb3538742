import type { VisitorContext } from '../../http/context.ts'
import type { Email } from '../../outside/mail.ts'

interface News {
  subject: string
  what: string
}

export const secondFactorEmail = (to: string, { subject, what }: News, publicUrl: string): Email => ({
  to,
  subject,
  text: [
    'Hello,',
    what,
    `If it was not you, sign in, change your password and look at two-step sign-in under My Account:\n${publicUrl}/account`,
    'Plateful',
  ].join('\n\n'),
})

/** The owner of the address should know; nobody waits for the letter. */
export function tellOfSecondFactor(
  { outside, publicUrl, log }: Pick<VisitorContext, 'outside' | 'publicUrl' | 'log'>,
  to: string,
  news: News,
): void {
  outside.mail
    .send(secondFactorEmail(to, news, publicUrl))
    .catch((err: unknown) => log.error({ err }, 'a letter about two-step sign-in was not sent'))
}
