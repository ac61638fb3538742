import type { z } from 'zod'
import {
  type CreatedInvitation,
  INVITATION_DAYS,
  type NewInvitation,
  type OpenInvitation,
  type HouseholdMembers,
} from '../../../domain/household/invitation.ts'
import { refuse } from '../../../domain/refusal.ts'
import { householdKeptFor, membersOf } from '../../account/household-store.ts'
import { consumeAttempt } from '../../account/sign-in/attempts.ts'
import { linkEmail } from '../../account/sign-in/emails.ts'
import {
  findInvitation,
  insertInvitation,
  invitationsOf,
  noSuchInvitation,
} from '../../account/sign-in/invitation-store.ts'
import { userById } from '../../account/sign-in/store.ts'
import { hashToken, newToken } from '../../account/sign-in/token.ts'
import { Household } from '../../db/household.ts'
import { lockPersonAtHome } from '../../db/row-locks.ts'
import { DAY } from '../../durations.ts'
import { type Context, addMilliseconds, type VisitorContext } from '../../http/context.ts'

const LIFETIME = INVITATION_DAYS * DAY

/** Makes an invitation link, and emails another one if an address is given. */
export async function invite(
  { household, db, user, now, publicUrl, external, log }: Context,
  { body: { email } }: { body: NewInvitation },
): Promise<z.input<typeof CreatedInvitation>> {
  const people = await membersOf(household)
  const known = people.find((person) => person.email === email)
  if (known) {
    const message =
      known.deletedAt === null
        ? 'This person is already in your household.'
        : `${known.firstName} asked to delete their account. Signing in again brings them back here.`
    throw refuse('BAD_INPUT', message, { issues: [{ path: 'email', message }] })
  }
  await consumeAttempt(db, [{ subject: `invitation:${user.id}`, most: 10 }], now)
  const token = newToken()
  // The inviter sees the answered link, so only the emailed one proves the address.
  const mailedToken = email === null ? null : newToken()
  const invitation = await household.transaction(async (tx) => {
    await lockPersonAtHome(tx.db, user)
    return insertInvitation(tx, {
      userId: user.id,
      tokenHash: hashToken(token),
      mailedTokenHash: mailedToken === null ? null : hashToken(mailedToken),
      email,
      createdAt: now,
      expiresAt: addMilliseconds(now, LIFETIME),
    })
  })
  const linkOf = (secret: string) => `${publicUrl}/join/${secret}`
  let isUnsent = false
  if (email !== null && mailedToken !== null) {
    const { firstName, lastName } = await userById(db, user.id)
    const mailed = invitationEmail({
      to: email,
      from: `${firstName} ${lastName}`,
      link: linkOf(mailedToken),
    })
    // If the email fails, the link on the screen can be passed on.
    isUnsent = await external.mail.send(mailed).then(
      () => false,
      (err: unknown) => {
        log.error({ err }, 'an invitation was not mailed')
        return true
      },
    )
  }
  return { ...invitation, link: linkOf(token), ...(isUnsent && { isUnsent }) }
}

const invitationEmail = ({ to, from, link }: { to: string; from: string; link: string }) =>
  linkEmail({
    to,
    subject: `${from} invites you to share a kitchen in Plateful`,
    opening: `${from} would like to plan meals with you: the same recipes, the same calendar, the same shopping list.`,
    action: 'Join the household',
    link,
    closing: `The link works once, for ${INVITATION_DAYS} days. If you don’t know ${from}, there’s nothing to do.`,
  })

/** What the holder of an invitation sees: first names, and who invites. */
export async function readInvitation(
  { db, user, now }: VisitorContext,
  { query }: { query: { token: string } },
): Promise<OpenInvitation> {
  const { householdId, userId, email, expiresAt } = await findInvitation(db, query.token, now)
  const people = (await membersOf(new Household(db, householdId))).filter(
    (person) => person.deletedAt === null,
  )
  const inviter = people.find((person) => person.id === userId)
  if (!inviter) throw noSuchInvitation()
  return {
    invitedBy: `${inviter.firstName} ${inviter.lastName}`,
    people: people.map(({ firstName }) => ({ firstName })),
    email,
    expiresAt,
    ...(user?.householdId === householdId && { isYours: true }),
  }
}

/** The members, as the caller sees them. */
export async function readMembers({
  household,
  user,
  now,
}: Pick<Context, 'household' | 'user' | 'now'>): Promise<HouseholdMembers> {
  const people = await membersOf(household)
  return {
    people: people
      .filter((person) => person.deletedAt === null)
      .map(({ id, firstName, lastName, email }) => ({
        id,
        firstName,
        lastName,
        email,
        isYou: id === user.id,
      })),
    invitations: await invitationsOf(household, now),
    isAnotherKept: (await householdKeptFor(household.db, user.id)) !== undefined,
  }
}
