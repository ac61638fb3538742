import {
  browseRecipesCall,
  importRecipeCall,
  importRecipePdfCall,
  importRecipePageCall,
  importRecipeUrlCall,
} from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { browseCatalogue, importFromCatalogue } from './import-catalogue.ts'
import { importPastedPage, importUrl } from './import-page.ts'
import { importPdf } from './pdf/import-pdf.ts'

export const importingRoutes = [
  answer(importRecipeUrlCall, importUrl),
  answer(importRecipePageCall, importPastedPage),
  answer(importRecipePdfCall, importPdf),
  answer(browseRecipesCall, browseCatalogue),
  answer(importRecipeCall, importFromCatalogue),
]
