import {
  assignWeekdayCall,
  changeTemplateCall,
  createOccasionCall,
  createTemplateCall,
  deleteOccasionCall,
  deleteTemplateCall,
  deleteWeeklyAssignmentCall,
  occasionsCall,
  templatesCall,
  unlockTemplateCall,
  weeklyAssignmentsCall,
} from '../../../contract/calendar.ts'
import { refuse } from '../../../domain/refusal.ts'
import { answer } from '../../http/answer.ts'
import { assignDate, assignWeekday, toWeeklyAssignment } from './assign-template.ts'
import { changeTemplate, createTemplate, noSuchTemplate, removeTemplate } from './save-template.ts'
import {
  deleteTemplateAssignment,
  occasionsOf,
  templatesOf,
  unlockTemplate,
  weeklyAssignmentsOf,
} from './store.ts'

const noSuchAssignment = () => refuse('NOT_FOUND', 'This assignment is not there any more.')

export const templateRoutes = [
  answer(templatesCall, async ({ db, user }) => templatesOf(db, user.householdId)),
  answer(createTemplateCall, createTemplate),
  answer(changeTemplateCall, changeTemplate),
  answer(deleteTemplateCall, removeTemplate),
  answer(unlockTemplateCall, async ({ db, user }, { params }) => {
    const template = await unlockTemplate(db, user.householdId, params.id)
    if (!template) throw noSuchTemplate()
    return template
  }),
  answer(occasionsCall, async ({ db, user }) => occasionsOf(db, user.householdId)),
  answer(createOccasionCall, assignDate),
  answer(deleteOccasionCall, async ({ db, user }, { params }) => {
    const table = 'dateSpecificTemplateAssignments'
    if (!(await deleteTemplateAssignment(db, user.householdId, table, params.id))) throw noSuchAssignment()
  }),
  answer(weeklyAssignmentsCall, async ({ db, user }) =>
    (await weeklyAssignmentsOf(db, user.householdId)).map(toWeeklyAssignment),
  ),
  answer(assignWeekdayCall, assignWeekday),
  answer(deleteWeeklyAssignmentCall, async ({ db, user }, { params }) => {
    const table = 'weeklyTemplateAssignments'
    if (!(await deleteTemplateAssignment(db, user.householdId, table, params.id))) throw noSuchAssignment()
  }),
]
