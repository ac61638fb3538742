import {
  catalogueCall,
  importCatalogueRecipeCall,
  importRecipePdfCall,
  importRecipePageCall,
  importRecipeUrlCall,
  catalogueRecipeCall,
} from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { browseCatalogue, importFromCatalogue, readFromCatalogue } from './import-catalogue.ts'
import { importPastedPage, importUrl } from './import-page.ts'
import { importPdf } from './pdf/import-pdf.ts'

export const importingRoutes = [
  answer(importRecipeUrlCall, importUrl),
  answer(importRecipePageCall, importPastedPage),
  answer(importRecipePdfCall, importPdf),
  answer(catalogueCall, browseCatalogue),
  answer(catalogueRecipeCall, readFromCatalogue),
  answer(importCatalogueRecipeCall, importFromCatalogue),
]
