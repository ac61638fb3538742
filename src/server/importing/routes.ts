import {
  browseRecipesCall,
  importRecipeCall,
  importRecipePdfCall,
  importRecipePageCall,
  importRecipeUrlCall,
  readCatalogueCall,
} from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { browseCatalogue, importFromCatalogue, readFromCatalogue } from './import-catalogue.ts'
import { importPastedPage, importUrl } from './import-page.ts'
import { importPdf } from './pdf/import-pdf.ts'

export const importingRoutes = [
  answer(importRecipeUrlCall, importUrl),
  answer(importRecipePageCall, importPastedPage),
  answer(importRecipePdfCall, importPdf),
  answer(browseRecipesCall, browseCatalogue),
  answer(readCatalogueCall, readFromCatalogue),
  answer(importRecipeCall, importFromCatalogue),
]
