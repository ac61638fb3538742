/**
 * What can be wrong with a database that is none of a call's doing, told by the words and numbers
 * of the two databases.
 */

/** - `full`: no room is left. `failing-disk`: the disk takes or gives nothing. `read-only`: it may not be written.
 *  - `damaged`: some of its pages make no sense. `not-a-database`: it is a file of another kind. `cannot-open`: it cannot be opened.
 *  - `busy`: another process holds it. `unreachable`: nobody answers there, for now. `refused`: the name or password is wrong.
 *  - `missing`: there is no database of that name. */
export type Trouble =
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

/**
 * An error of a statement that returns rows carries the words alone, so the words are what counts.
 */
const embeddedWords: [string, Trouble][] = [
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
 * Numbers of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the
 * network.
 */
const codes: Record<string, Trouble> = {
  '53100': 'full',
  '58030': 'failing-disk',
  '25006': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '53300': 'busy',
  // Two waited for each other and this one was given up: it changed nothing, and may come again.
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

/** What pg says, without a number, of a connection that went away or never came. */
const postgresWords: [string, Trouble][] = [
  ['Connection terminated', 'unreachable'],
  ['timeout exceeded when trying to connect', 'unreachable'],
  ['Client has encountered a connection error', 'unreachable'],
  ['password must be a string', 'refused'],
]

/**
 * The trouble behind an error; undefined where the database is well and the error is of another
 * kind.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  const coded = 'code' in error && typeof error.code === 'string' ? codes[error.code] : undefined
  const said = [...embeddedWords, ...postgresWords].find(([words]) => error.message.includes(words))
  return coded ?? said?.[1] ?? (error instanceof AggregateError ? troubleOf(error.errors[0]) : undefined)
}

const unwritable = new Set<Trouble | undefined>(['full', 'failing-disk', 'read-only'])

/**
 * Whether the database cannot write for as long as nobody mends something: trying again in a moment
 * is of no use.
 */
export const cannotWrite = (error: unknown): boolean => unwritable.has(troubleOf(error))

/**
 * For what is written only by the way of reading: a database in trouble is passed over, any other
 * error is thrown.
 */
export function unlessInTrouble(error: unknown): void {
  if (troubleOf(error) === undefined) throw error
}

const UNIQUE_POSTGRES = '23505'
/**
 * The embedded database's number for it (2067) is missing from errors of statements that return
 * rows; its words never are.
 */
const UNIQUE_EMBEDDED = 'UNIQUE constraint failed'

/** Whether a database error says that a value which must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.startsWith(UNIQUE_EMBEDDED) || ('code' in error && error.code === UNIQUE_POSTGRES)
}
