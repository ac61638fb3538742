/** Who may ask a household's rows, and how (docs/house.md, decision 0060). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulePaths, SRC } from './harness/sources.ts'

/**
 * What asks the rows of all households, because no household asks: whoever holds a secret, a chore,
 * a person who moves. Everything else reaches them by the scope of one household (decision 0060).
 */
const acrossHouseholds: Record<string, string[]> = {
  'account/sign-in/invitation-store.ts': ['insertInvitation', 'invitationByToken'],
  'calendar/feed-store.ts': ['feedByToken'],
  'home/store.ts': ['unsentMessages'],
  'household/invitations/store.ts': ['movePerson'],
  'household/store.ts': ['deleteRemovedPeople', 'savePreferences'],
  'importing/files/store.ts': ['interruptedImports', 'finishedImportsWithFile', 'readyImportsBefore'],
  'importing/pictures/store.ts': ['readingsUnderWay', 'readingsBefore'],
  'planner/job-store.ts': ['deleteExpiredJobs'],
  'recipes/move-store.ts': ['moveRecipeToHousehold'],
  'recipes/photos/store.ts': ['photosOfAll'],
  'recipes/store.ts': ['deleteRecipesDeletedBefore'],
  'sharing/store.ts': ['openLink', 'moveLinks'],
}

/**
 * What opens the scope of a household by its number; all others are handed the scope of whoever
 * asks.
 */
const opensHouseholds = [
  'account/sign-in/register.ts',
  'calendar/feed.ts',
  'commands/command.ts',
  'delete-due-accounts.ts',
  'home/send-message.ts',
  'home/send-reminders.ts',
  'household/invitations/invite.ts',
  'household/invitations/join-and-leave.ts',
  'http/bind-call.ts',
  'importing/files/delete-files.ts',
  'importing/files/run-import.ts',
  'importing/leased-jobs.ts',
  'importing/pictures/delete-readings.ts',
  'importing/pictures/read-pictures.ts',
  'sharing/open-share.ts',
]

describe('a household’s rows', () => {
  const texts = new Map(
    modulePaths
      .filter((path) => path.startsWith('server/') && !path.startsWith('server/db/'))
      .map((path) => [path.slice('server/'.length), readFileSync(join(SRC, path), 'utf8')]),
  )
  const filesWith = (pattern: RegExp) =>
    [...texts]
      .filter(([, text]) => pattern.test(text))
      .map(([path]) => path)
      .toSorted()
  it('are asked across households by the functions that are named for it', () => {
    const across = filesWith(/\beveryHousehold\(/).map((path) => {
      const functions = (texts.get(path) ?? '').split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
      const asking = functions.filter((text) => text.includes('everyHousehold('))
      return [path, asking.map((text) => /(?:function|const) (\w+)/.exec(text)?.[1])]
    })
    expect(Object.fromEntries(across)).toEqual(acrossHouseholds)
  })

  it('are opened by a number only where that is named, and else by who asks', () => {
    expect(filesWith(/\bnew Household\(/)).toEqual(opensHouseholds)
  })

  // An account goes by its own number (`server/account`): it joins its tables and writes SQL of
  // its own.
  const outsideAccount = (pattern: RegExp) =>
    filesWith(pattern).filter((path) => !path.startsWith('account/'))

  it('are reached by no whole database and no SQL of one’s own', () => {
    expect(outsideAccount(/^import [^']*\b(Kysely|Tables)\b[^']* from|\bsql(<[^`]*>)?`/m)).toEqual([
      // Its version and its own check of itself.
      'commands/doctor.ts',
      // The names of all tables, each of which has to say whether it travels.
      'importing/files/household-tables.ts',
    ])
  })

  it('are asked a table at a time: a query joins no other, and lays no condition down', () => {
    expect(outsideAccount(/Join\(|\.clearWhere\(|\beb\.selectFrom\(/)).toEqual([])
  })
})
