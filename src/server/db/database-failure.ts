/**
 * Classifies errors of the two databases that no call has caused, such as a full disk.
 */

/**
 * - `full`: no room is left. `failing-disk`: the disk fails. `read-only`: it cannot be written.
 * - `damaged`: its content is corrupt. `not-a-database`: it is a file of another kind.
 * - `cannot-open`: it cannot be opened. `busy`: another process holds it.
 * - `unreachable`: nobody answers for now. `refused`: the name or password is wrong.
 * - `missing`: there is no database of that name.
 */
export type DatabaseFailure =
  | 'full'
  | 'failing-disk'
  | 'read-only'
  | 'damaged'
  | 'not-a-database'
  | 'cannot-open'
  | 'busy'
  | 'unreachable'
  | 'refused'
  | 'missing'

/** Errors of statements that return rows lack the code, so the message is compared. */
const embeddedWords: [string, DatabaseFailure][] = [
  ['database or disk is full', 'full'],
  ['disk I/O error', 'failing-disk'],
  ['attempt to write a readonly database', 'read-only'],
  ['database disk image is malformed', 'damaged'],
  ['malformed database schema', 'damaged'],
  ['file is not a database', 'not-a-database'],
  ['unable to open database file', 'cannot-open'],
  ['database is locked', 'busy'],
]

/**
 * Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of
 * the network.
 */
const codes: Record<string, DatabaseFailure> = {
  '53100': 'full',
  '58030': 'failing-disk',
  '25006': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '53300': 'busy',
  // A deadlock: this transaction was rolled back and can be repeated.
  '40P01': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '08000': 'unreachable',
  '08003': 'unreachable',
  '08006': 'unreachable',
  '28000': 'refused',
  '28P01': 'refused',
  '3D000': 'missing',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
}

/** pg's messages about lost connections have no code. */
const postgresWords: [string, DatabaseFailure][] = [
  ['Connection terminated', 'unreachable'],
  ['timeout exceeded when trying to connect', 'unreachable'],
  ['Client has encountered a connection error', 'unreachable'],
  ['password must be a string', 'refused'],
]

/** The kind of failure behind an error; undefined for other errors. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined
  const coded = 'code' in error && typeof error.code === 'string' ? codes[error.code] : undefined
  const match = [...embeddedWords, ...postgresWords].find(([words]) => error.message.includes(words))
  return (
    coded ?? match?.[1] ?? (error instanceof AggregateError ? databaseFailureOf(error.errors[0]) : undefined)
  )
}

const unwritable = new Set<DatabaseFailure | undefined>(['full', 'failing-disk', 'read-only'])

/** Whether writing fails until somebody repairs the database. */
export const isUnwritable = (error: unknown): boolean => unwritable.has(databaseFailureOf(error))

/** For optional writes while reading: ignores a database in trouble and throws other errors. */
export function ignoreDatabaseFailure(error: unknown): void {
  if (databaseFailureOf(error) === undefined) throw error
}

const UNIQUE_POSTGRES = '23505'
/** Errors of statements that return rows lack the code (2067), so the message is compared. */
const UNIQUE_EMBEDDED = 'UNIQUE constraint failed'

/** Whether a database error says that a unique value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.startsWith(UNIQUE_EMBEDDED) || ('code' in error && error.code === UNIQUE_POSTGRES)
}
