import { troubleOf } from '../db/trouble.ts'

/** Signing in fails because the database cannot be written; the error behind it is the cause. */
export class NobodyLetIn extends Error {
  override readonly name = 'NobodyLetIn'
  constructor(cause: unknown) {
    super('nobody can be let in', { cause })
  }
}

/**
 * Wraps sign-in actions: if the database is in trouble, the person gets a sentence about signing
 * in.
 */
export const lettingIn =
  <Given extends unknown[], Answer>(action: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    try {
      return await action(...given)
    } catch (error) {
      throw troubleOf(error) === undefined ? error : new NobodyLetIn(error)
    }
  }
