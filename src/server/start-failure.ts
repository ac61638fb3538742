/** Why the product does not start and what to do about it, in one line for the operator. */

import { ConfigError } from './config.ts'
import { type DatabaseFailure, databaseFailureOf } from './db/database-failure.ts'
import { EmptyDatabaseError } from './db/embedded.ts'
import { ForeignDatabaseError } from './db/migrate.ts'

const sentences: Record<DatabaseFailure, string> = {
  full: 'There’s no room left on the disk of DATA_DIR. Nothing was changed. Make room there, then start again.',
  'failing-disk':
    'The disk of DATA_DIR doesn’t take or give what it should. Nothing was changed. Look whether it is full, over its quota or broken, then start again.',
  'read-only':
    'DATA_DIR, or the database in it, can’t be written by this user. Nothing was changed. Give this user the right to write there, or set DATA_DIR to another folder.',
  damaged:
    'The database in DATA_DIR is damaged. It was left as it is. Move plateful.db away and restore a backup with the command restore.',
  'not-a-database':
    'plateful.db in DATA_DIR isn’t a database, or its beginning is damaged. It was left as it is. Move it away and restore a backup with the command restore.',
  'cannot-open':
    'plateful.db in DATA_DIR can’t be opened. It was left as it is. Look whether DATA_DIR is the right folder and this user may read and write all files in it.',
  busy: 'Another process keeps the database to itself. Nothing was changed. Wait until it is done, then start again.',
  unreachable:
    'PostgreSQL doesn’t answer at the address in DATABASE_URL. Look whether it runs and whether the address and port are right, then start again.',
  refused: 'PostgreSQL doesn’t accept the user or password in DATABASE_URL. Correct them, then start again.',
  missing:
    'PostgreSQL has no database of the name in DATABASE_URL. Create it, or correct the name, then start again.',
}

/**
 * The server cannot listen on `HOST` and `PORT`. A failed look-up of its name looks like the
 * database's, so it is marked here.
 */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError) return error.message
  if (error instanceof ForeignDatabaseError)
    return `The database can’t be used: ${error.message}. It was left as it is. Set DATA_DIR or DATABASE_URL to a database of this version, or start the version that it belongs to.`
  if (error instanceof EmptyDatabaseError)
    return 'plateful.db in DATA_DIR is empty: what was in it is lost. It was left as it is. Move it away and restore a backup with the command restore. If Plateful was never used here, delete it and start again.'
  if (error instanceof ListenError) return whyNotListening(error.cause)
  if ('syscall' in error && error.syscall === 'mkdir' && noFolderCodes.has(codeOf(error)))
    return `DATA_DIR can’t be a folder there: ${error.message}. Set DATA_DIR to another folder.`
  const failure = databaseFailureOf(error)
  return failure ? `${sentences[failure]} (${firstLine(error)})` : (error.stack ?? error.message)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Codes of the system where a file stands in place of a folder. */
const noFolderCodes = new Set(['EEXIST', 'ENOTDIR'])

/** Codes for a port that is in use or needs privileges; other codes are about the host. */
const portCodes = new Set(['EADDRINUSE', 'EACCES'])

function whyNotListening(error: unknown): string {
  const message = error instanceof Error ? firstLine(error) : String(error)
  return portCodes.has(codeOf(error))
    ? `${message}. Set PORT to a free port that this user may use.`
    : `${message}. Set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`
}

/**
 * The first line of the database's error. An error of several addresses has no message itself, so
 * that of its first one is used.
 */
function firstLine(error: Error): string {
  const message = error.message || (error instanceof AggregateError ? String(error.errors[0]) : error.name)
  return message.split('\n', 1)[0] ?? ''
}
