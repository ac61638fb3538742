import {
  browseRecipesCall,
  importRecipeCall,
  importRecipePageCall,
  importRecipeUrlCall,
} from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { browseCatalogue, importFromCatalogue } from './import-catalogue.ts'
import { importPastedPage, importUrl } from './import-page.ts'

export const importingRoutes = [
  answer(importRecipeUrlCall, importUrl),
  answer(importRecipePageCall, importPastedPage),
  answer(browseRecipesCall, browseCatalogue),
  answer(importRecipeCall, importFromCatalogue),
]
