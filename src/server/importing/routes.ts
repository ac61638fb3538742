import { importRecipeUrlCall } from '../../contract/importing.ts'
import { answer } from '../http/answer.ts'
import { importPage } from './import-page.ts'

export const importingRoutes = [answer(importRecipeUrlCall, importPage)]
