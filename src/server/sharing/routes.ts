import {
  createShareLinkCall,
  revokeShareLinkCall,
  sendRecipesCall,
  shareLinkCall,
  shareCollectionCall,
  shareGreetingCall,
  sharePhotoCall,
  shareLinksCall,
} from '../../contract/sharing.ts'
import { refuse } from '../../domain/refusal.ts'
import { answer } from '../http/answer.ts'
import { greetVisitor, openShare, openSharePhoto } from './open-share.ts'
import { sendRecipes } from './send-recipes.ts'
import { shareRecipes } from './share-recipes.ts'
import { deleteLink, linksOf } from './store.ts'

export const sharingRoutes = [
  answer(createShareLinkCall, shareRecipes),
  answer(shareLinksCall, ({ household }) => linksOf(household)),
  answer(shareLinkCall, openShare),
  answer(shareCollectionCall, openShare),
  answer(shareGreetingCall, greetVisitor),
  answer(sharePhotoCall, openSharePhoto),
  answer(revokeShareLinkCall, async ({ household }, { params }) => {
    if (!(await deleteLink(household, params.shareId))) {
      throw refuse('NOT_FOUND', 'This link is no longer there.')
    }
  }),
  answer(sendRecipesCall, sendRecipes),
]
