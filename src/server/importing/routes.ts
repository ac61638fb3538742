import { importRecipePageCall, importRecipeUrlCall } from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { importPastedPage, importUrl } from './import-page.ts'

export const importingRoutes = [
  answer(importRecipeUrlCall, importUrl),
  answer(importRecipePageCall, importPastedPage),
]
