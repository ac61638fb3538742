const UNIQUE_POSTGRES = '23505'
/** The embedded database's number for it (2067) is missing from errors of statements that return rows; its words never are. */
const UNIQUE_EMBEDDED = 'UNIQUE constraint failed'

/** Whether a database error says that a value which must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message.startsWith(UNIQUE_EMBEDDED) || ('code' in error && error.code === UNIQUE_POSTGRES)
}
