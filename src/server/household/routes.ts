import {
  changeFamilyMemberCall,
  changeGuestDinerCall,
  changePreferencesCall,
  createFamilyMemberCall,
  createGuestDinerCall,
  deleteFamilyMemberCall,
  deleteGuestDinerCall,
  familyMembersCall,
  guestDinersCall,
  preferencesCall,
  restoreFamilyMemberCall,
  restoreGuestDinerCall,
} from '../../contract/household.ts'
import type { PersonChange, PersonDraft } from '../../domain/household/person.ts'
import { bindCall } from '../http/bind-call.ts'
import type { Context, WithId, NewThing } from '../http/context.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { removePerson, restorePerson } from './remove-person.ts'
import { changePerson, createPerson, toPerson } from './save-person.ts'
import { peopleOf, type PeopleTable } from './store.ts'

/** The actions on each of the two tables of people. */
const actionsOn = (table: PeopleTable) => ({
  list: async ({ household }: Context) => (await peopleOf(household, table)).map(toPerson),
  create: async (context: Context, sent: NewThing<PersonDraft>) => createPerson(context, table, sent),
  change: async (context: Context, { params, body }: WithId & { body: PersonChange }) =>
    changePerson(context, table, params.id, body),
  remove: async (context: Context, { params }: WithId) => removePerson(context, table, params.id),
  restore: async (context: Context, { params }: WithId) => restorePerson(context, table, params.id),
})

const family = actionsOn('familyMembers')
const guests = actionsOn('guestDiners')

export const householdRoutes = [
  bindCall(familyMembersCall, family.list),
  bindCall(createFamilyMemberCall, family.create),
  bindCall(changeFamilyMemberCall, family.change),
  bindCall(deleteFamilyMemberCall, family.remove),
  bindCall(restoreFamilyMemberCall, family.restore),
  bindCall(guestDinersCall, guests.list),
  bindCall(createGuestDinerCall, guests.create),
  bindCall(changeGuestDinerCall, guests.change),
  bindCall(deleteGuestDinerCall, guests.remove),
  bindCall(restoreGuestDinerCall, guests.restore),
  bindCall(preferencesCall, ({ household, user }) => readPreferences(household, user.id)),
  bindCall(changePreferencesCall, changePreferences),
]
