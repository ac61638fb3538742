import { loginCall } from '../../../contract/account.ts'
import { CallError, isRefused } from '../../api/call-error.ts'

/** Whether the password was right and a code is wanted too. */
export const isCodeWanted = (error: unknown): boolean => isRefused(error, loginCall, 'CODE_WANTED')

/** What a right password earned, to be sent with the code. */
export const challengeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.body?.challenge : undefined
