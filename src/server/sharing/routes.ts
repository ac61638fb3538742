import {
  createShareCall,
  revokeShareCall,
  sendRecipesCall,
  shareCall,
  shareCollectionCall,
  shareGreetingCall,
  sharePhotoCall,
  sharesCall,
} from '../../contract/sharing.ts'
import { refuse } from '../../domain/refusal.ts'
import { answer } from '../http/answer.ts'
import { greetVisitor, openShare, openSharePhoto } from './open-share.ts'
import { sendRecipes } from './send-recipes.ts'
import { shareRecipes } from './share-recipes.ts'
import { deleteLink, linksOf } from './store.ts'

export const sharingRoutes = [
  answer(createShareCall, shareRecipes),
  answer(sharesCall, ({ household }) => linksOf(household)),
  answer(shareCall, openShare),
  answer(shareCollectionCall, openShare),
  answer(shareGreetingCall, greetVisitor),
  answer(sharePhotoCall, openSharePhoto),
  answer(revokeShareCall, async ({ household }, { params }) => {
    if (!(await deleteLink(household, params.shareId))) {
      throw refuse('NOT_FOUND', 'This link is no longer there.')
    }
  }),
  answer(sendRecipesCall, sendRecipes),
]
