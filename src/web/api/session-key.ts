/**
 * The key of the session query, which the roof asks again when any call finds the session ended.
 */
export const sessionKey = ['session'] as const
