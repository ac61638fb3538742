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
import { bindCall } from '../http/bind-call.ts'
import { greetVisitor, openShare, openSharePhoto } from './open-share.ts'
import { sendRecipes } from './send-recipes.ts'
import { shareRecipes } from './share-recipes.ts'
import { deleteLink, linksOf } from './store.ts'

export const sharingRoutes = [
  bindCall(createShareLinkCall, shareRecipes),
  bindCall(shareLinksCall, ({ household }) => linksOf(household)),
  bindCall(shareLinkCall, openShare),
  bindCall(shareCollectionCall, openShare),
  bindCall(shareGreetingCall, greetVisitor),
  bindCall(sharePhotoCall, openSharePhoto),
  bindCall(revokeShareLinkCall, async ({ household }, { params }) => {
    if (!(await deleteLink(household, params.shareId))) {
      throw refuse('NOT_FOUND', 'This link is no longer there.')
    }
  }),
  bindCall(sendRecipesCall, sendRecipes),
]
