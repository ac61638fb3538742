import type { RecipeEmail } from '../../domain/sharing/share.ts'
import { userById } from '../account/sign-in/store.ts'
import { consumeAttempt } from '../account/sign-in/attempts.ts'
import { sendOnce } from '../db/send-once.ts'
import type { Context } from '../http/context.ts'
import { recipeEmail } from './recipe-email.ts'
import { ownRecipes } from './share-recipes.ts'

/** Letters of one household in a quarter of an hour: plenty for friends, too few for a mailing. */
const MOST_LETTERS = 20

/** Sends recipes of the household to one person, once for a key: whoever got no answer sends them again. */
export async function sendRecipes(
  context: Context,
  { body, onceKey }: { body: RecipeEmail; onceKey?: string | undefined },
): Promise<void> {
  const { household, db, user, outside, now } = context
  await sendOnce(household, 'recipeLetters', { user, now, onceKey }, body, async () => {
    await consumeAttempt(db, [{ subject: `recipe-letters:${household.id}`, most: MOST_LETTERS }], now)
    const recipes = await ownRecipes(household, body.recipeIds)
    const { firstName, lastName, email } = await userById(db, user.id)
    await outside.mail.send(recipeEmail(body, { name: `${firstName} ${lastName}`, email }, recipes))
  })
}
