import { troubleOf } from '../db/trouble.ts'

/**
 * Signing in needs a record, which the database cannot keep: nobody comes in, whoever they are.
 * What is wrong is the cause.
 */
export class NobodyLetIn extends Error {
  override readonly name = 'NobodyLetIn'
  constructor(cause: unknown) {
    super('nobody can be let in', { cause })
  }
}

/**
 * An action by which somebody comes in: where the database is in trouble, they are told what that
 * means for them.
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
