import {
  changeFamilyMemberCall,
  changeGuestDinerCall,
  createFamilyMemberCall,
  createGuestDinerCall,
  deleteFamilyMemberCall,
  deleteGuestDinerCall,
  familyMembersCall,
  guestDinersCall,
  restoreFamilyMemberCall,
  restoreGuestDinerCall,
} from '../../contract/household.ts'

/** Where people are, which are also the first words of their queries. */
export const peopleKinds = ['family-members', 'guest-diners'] as const
export type PeopleKind = (typeof peopleKinds)[number]

/** Family members and guests are the same kind of people at two addresses. */
export const peopleCalls = {
  'family-members': {
    list: familyMembersCall,
    create: createFamilyMemberCall,
    change: changeFamilyMemberCall,
    remove: deleteFamilyMemberCall,
    restore: restoreFamilyMemberCall,
  },
  'guest-diners': {
    list: guestDinersCall,
    create: createGuestDinerCall,
    change: changeGuestDinerCall,
    remove: deleteGuestDinerCall,
    restore: restoreGuestDinerCall,
  },
} as const
