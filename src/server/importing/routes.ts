import {
  catalogueCall,
  importCatalogueRecipeCall,
  importRecipePdfCall,
  importRecipePageCall,
  importRecipeUrlCall,
  catalogueRecipeCall,
} from '../../contract/importing.ts'
import { bindCall } from '../http/bind-call.ts'
import { browseCatalogue, importFromCatalogue, readFromCatalogue } from './import-catalogue.ts'
import { importPastedPage, importUrl } from './import-page.ts'
import { importPdf } from './pdf/import-pdf.ts'

export const importingRoutes = [
  bindCall(importRecipeUrlCall, importUrl),
  bindCall(importRecipePageCall, importPastedPage),
  bindCall(importRecipePdfCall, importPdf),
  bindCall(catalogueCall, browseCatalogue),
  bindCall(catalogueRecipeCall, readFromCatalogue),
  bindCall(importCatalogueRecipeCall, importFromCatalogue),
]
