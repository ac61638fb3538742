import {
  discardImportCall,
  exportHouseholdCall,
  householdImportCall,
  householdImportsCall,
  runImportCall,
  startImportCall,
  undoImportCall,
} from '../../../contract/importing.ts'
import { answer } from '../../http/answer.ts'
import { exportHousehold } from './export-household.ts'
import {
  discard,
  foundImport,
  listImports,
  startImport,
  startRunning,
  toImport,
  undo,
} from './import-household.ts'

export const movingRoutes = [
  answer(startImportCall, startImport),
  answer(householdImportsCall, listImports),
  answer(householdImportCall, async (context, input) => toImport(await foundImport(context, input))),
  answer(runImportCall, startRunning),
  answer(undoImportCall, undo),
  answer(discardImportCall, discard),
  answer(exportHouseholdCall, async (context, { query }) => exportHousehold(context, query.format)),
]
