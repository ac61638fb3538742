import {
  allowancesCall,
  changeAllowanceCall,
  changeFineLineCall,
  changePreferencesCall,
  deleteConfirmedLineCall,
  familyCalls,
  fineLinesCall,
  guestCalls,
  confirmedLinesCall,
  preferencesCall,
  saveConfirmedLineCall,
} from '../../contract/household.ts'
import { bindCall } from '../http/bind-call.ts'
import { allowancesOf, fineLinesOf, confirmedLinesOf } from './family-answers-store.ts'
import { deleteConfirmedLine, saveConfirmedLine, setAllowance, setFineLine } from './family-answers.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { removePerson, restorePerson } from './remove-person.ts'
import { changePerson, createPerson, toPerson } from './save-person.ts'
import { peopleOf, type PeopleTable } from './store.ts'

/** The calls on the people of one table. */
const peopleRoutes = (calls: typeof familyCalls | typeof guestCalls, table: PeopleTable) => [
  bindCall(calls.list, async ({ household }) => (await peopleOf(household, table)).map(toPerson)),
  bindCall(calls.create, async (context, sent) => createPerson(context, table, sent)),
  bindCall(calls.change, async (context, { params, body }) => changePerson(context, table, params.id, body)),
  bindCall(calls.remove, async (context, { params }) => removePerson(context, table, params.id)),
  bindCall(calls.restore, async (context, { params }) => restorePerson(context, table, params.id)),
]

export const householdRoutes = [
  ...peopleRoutes(familyCalls, 'familyMembers'),
  ...peopleRoutes(guestCalls, 'guestDiners'),
  bindCall(preferencesCall, ({ household, user }) => readPreferences(household, user.id)),
  bindCall(changePreferencesCall, changePreferences),
  bindCall(confirmedLinesCall, ({ household }) => confirmedLinesOf(household)),
  bindCall(saveConfirmedLineCall, saveConfirmedLine),
  bindCall(deleteConfirmedLineCall, deleteConfirmedLine),
  bindCall(allowancesCall, ({ household }) => allowancesOf(household)),
  bindCall(changeAllowanceCall, setAllowance),
  bindCall(fineLinesCall, ({ household }) => fineLinesOf(household)),
  bindCall(changeFineLineCall, setFineLine),
]
