import {
  createShareCall,
  revokeShareCall,
  sendRecipesCall,
  shareCall,
  shareCollectionCall,
  sharePhotoCall,
  sharesCall,
} from '../../contract/sharing.ts'
import { refuse } from '../../domain/refusal.ts'
import { userById } from '../auth/store.ts'
import { spendTry } from '../auth/tries.ts'
import { answer } from '../http/answer.ts'
import { openShare, openSharePhoto } from './open-share.ts'
import { recipeLetter } from './recipe-letter.ts'
import { ownRecipes, shareRecipes } from './share-recipes.ts'
import { deleteLink, linksOf } from './store.ts'

/** Letters of one household in a quarter of an hour: plenty for friends, too few for a mailing. */
const MOST_LETTERS = 20

export const sharingRoutes = [
  answer(createShareCall, shareRecipes),
  answer(sharesCall, ({ db, user }) => linksOf(db, user.householdId)),
  answer(shareCall, openShare),
  answer(shareCollectionCall, openShare),
  answer(sharePhotoCall, openSharePhoto),
  answer(revokeShareCall, async ({ db, user }, { params }) => {
    if (!(await deleteLink(db, user.householdId, params.shareId))) {
      throw refuse('NOT_FOUND', 'This link is not there any more.')
    }
  }),
  answer(sendRecipesCall, async (context, { body }) => {
    const { db, user, outside, now } = context
    await spendTry(db, [{ subject: `recipe-letters:${user.householdId}`, most: MOST_LETTERS }], now)
    const recipes = await ownRecipes(context, body.recipeIds)
    const { firstName, lastName, email } = await userById(db, user.id)
    await outside.mail.send(recipeLetter(body, { name: `${firstName} ${lastName}`, email }, recipes))
  }),
]
