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
  discardImport,
  requireImport,
  listImports,
  startImport,
  startWriting,
  toImport,
  undoHouseholdImport,
} from './household-imports.ts'

export const fileImportRoutes = [
  bindCall(startImportCall, startImport),
  bindCall(householdImportsCall, listImports),
  bindCall(householdImportCall, async (context, input) => toImport(await requireImport(context, input))),
  bindCall(runImportCall, startWriting),
  bindCall(undoImportCall, undoHouseholdImport),
  bindCall(discardImportCall, discardImport),
  bindCall(exportHouseholdCall, async (context, { query }) => exportHousehold(context, query.format)),
]
