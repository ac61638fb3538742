import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { findInvitation, insertInvitation } from '../account/sign-in/invitation-store.ts'
import { isPasswordRight } from '../account/sign-in/password.ts'
import {
  insertPendingFactor,
  pendingSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from '../account/sign-in/second-factor-store.ts'
import { userByEmail } from '../account/sign-in/store.ts'
import { hashToken } from '../account/sign-in/token.ts'
import { type Config, parseConfig } from '../config.ts'
import { Household } from '../db/household.ts'
import { openDatabase } from '../db/open.ts'
import type { Command } from './command.ts'
import {
  createUserCommand,
  deleteUserCommand,
  resetPasswordCommand,
  switchTwoStepOffCommand,
} from './users.ts'
const dataDir = temporaryFolder('users')
const config = { ...parseConfig({ LOG_LEVEL: 'silent' }), dataDir }

async function run(command: Command, ...args: string[]): Promise<Record<string, string>> {
  return runWith(config, command, ...args)
}

async function runWith(settings: Config, command: Command, ...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  expect(await command.run(args, { readConfig: () => settings, print, say: () => undefined })).toBe(0)
  return JSON.parse(lines.join('\n'))
}

const stored = async (email: string) => {
  const { db } = openDatabase(config)
  const user = await userByEmail(db, email)
  await db.destroy()
  return user
}

describe('the operator', () => {
  it('makes an account, gives it a new password and deletes it', async () => {
    const name = ['--first-name', 'Ada', '--last-name', 'Cook']
    const made = await run(createUserCommand, '--email', 'ada@example.org', ...name)
    expect(
      await isPasswordRight(
        (await stored('ada@example.org'))?.hashedPassword ?? null,
        String(made['password']),
      ),
    ).toBe(true)

    const reset = await run(resetPasswordCommand, '--email', 'Ada@Example.org')
    const { hashedPassword = null } = (await stored('ada@example.org')) ?? {}
    expect(await isPasswordRight(hashedPassword, String(reset['password']))).toBe(true)
    expect(await isPasswordRight(hashedPassword, String(made['password']))).toBe(false)

    await run(deleteUserCommand, '--email', 'ada@example.org')
    const user = await stored('ada@example.org')
    expect(user?.deletionScheduledFor).toBe(user?.deletedAt)
  })

  it('closes an account with its invitations, which nobody can use from then on', async () => {
    const name = ['--first-name', 'Eve', '--last-name', 'Cook']
    await run(createUserCommand, '--email', 'eve@example.org', ...name)
    const { id = 0, householdId = 0 } = (await stored('eve@example.org')) ?? {}
    const { db } = openDatabase(config)
    const now = new Date().toISOString()
    const expiresAt = '2999-01-01T00:00:00.000Z'
    const invitation = { userId: id, tokenHash: hashToken('secret'), createdAt: now, expiresAt }
    await insertInvitation(new Household(db, householdId), invitation)
    expect(await findInvitation(db, 'secret', now)).toMatchObject({ userId: id })
    await run(deleteUserCommand, '--email', 'eve@example.org')
    await expect(findInvitation(db, 'secret', now)).rejects.toThrow(/^This invitation has been used/)
    await db.destroy()
  })

  it('gives nobody a password that many people have, where sign-in is strict', async () => {
    const strict: Config = { ...config, signIn: 'strict' }
    const mo = ['--email', 'mo@example.org', '--password', 'football1']
    const name = ['--first-name', 'Mo', '--last-name', 'Cook']
    await expect(runWith(strict, createUserCommand, ...mo, ...name)).rejects.toThrow(/^Many people use this/)
    await run(createUserCommand, ...mo, ...name)
    await expect(runWith(strict, resetPasswordCommand, ...mo)).rejects.toThrow(/^Many people use this/)
  })

  it('lets somebody in who lost the app and the codes, and they are told', async () => {
    const name = ['--first-name', 'Bo', '--last-name', 'Cook']
    await run(createUserCommand, '--email', 'bo@example.org', ...name)
    const { id = 0 } = (await stored('bo@example.org')) ?? {}
    const { db } = openDatabase(config)
    const now = '2026-03-02T09:00:00.000Z'
    await insertPendingFactor(db, { userId: id, secret: 'KEY', createdAt: now })
    const begun = await pendingSecondFactor(db, id, '2026-03-01T09:00:00.000Z')
    if (begun) await switchOnSecondFactor(db, begun, { lastStep: 1, switchedOnAt: now })
    expect(await secondFactorOf(db, id)).toMatchObject({ secret: 'KEY' })

    expect(await run(switchTwoStepOffCommand, '--email', 'Bo@example.org')).toEqual({
      id,
      email: 'bo@example.org',
    })
    expect(await secondFactorOf(db, id)).toBeUndefined()
    await db.destroy()
    const [letter = ''] = readdirSync(join(dataDir, 'outbox'))
    expect(readFileSync(join(dataDir, 'outbox', letter), 'utf8')).toContain(
      'Subject: Two-step sign-in is off for your Plateful account',
    )
    await expect(run(switchTwoStepOffCommand, '--email', 'bo@example.org')).rejects.toThrow(
      'Two-step sign-in of bo@example.org is off.',
    )
  })

  it.each([
    [
      switchTwoStepOffCommand,
      ['--email', 'nobody@example.org'],
      'There is no account of nobody@example.org.',
    ],
    [switchTwoStepOffCommand, [], 'user two-step-off wants --email E.'],
    [resetPasswordCommand, ['--email', 'nobody@example.org'], 'There is no account of nobody@example.org.'],
    [deleteUserCommand, ['--email', 'nobody@example.org'], 'There is no account of nobody@example.org.'],
    [
      resetPasswordCommand,
      ['--email', 'ada@example.org', '--password', 'short'],
      'Password must be at least 8 characters',
    ],
    [deleteUserCommand, [], 'user delete wants --email E.'],
  ])('hears in a sentence what is wrong', async (command, args, sentence) => {
    await expect(run(command, ...args)).rejects.toThrow(sentence)
  })
})
