import {
  discardImportCall,
  exportHouseholdCall,
  householdImportCall,
  householdImportsCall,
  runImportCall,
  startImportCall,
  undoImportCall,
} from '../../../contract/importing.ts'
import { bindCall } from '../../http/bind-call.ts'
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
  bindCall(startImportCall, startImport),
  bindCall(householdImportsCall, listImports),
  bindCall(householdImportCall, async (context, input) => toImport(await foundImport(context, input))),
  bindCall(runImportCall, startRunning),
  bindCall(undoImportCall, undo),
  bindCall(discardImportCall, discard),
  bindCall(exportHouseholdCall, async (context, { query }) => exportHousehold(context, query.format)),
]
