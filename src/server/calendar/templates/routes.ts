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

const noSuchAssignment = () => refuse('NOT_FOUND', 'This assignment is no longer there.')

export const templateRoutes = [
  answer(templatesCall, async ({ household }) => templatesOf(household)),
  answer(createTemplateCall, createTemplate),
  answer(changeTemplateCall, changeTemplate),
  answer(deleteTemplateCall, removeTemplate),
  answer(unlockTemplateCall, async ({ household }, { params }) => {
    const template = await unlockTemplate(household, params.id)
    if (!template) throw noSuchTemplate()
    return template
  }),
  answer(occasionsCall, async ({ household }) => occasionsOf(household)),
  answer(createOccasionCall, assignDate),
  answer(deleteOccasionCall, async ({ household }, { params }) => {
    const table = 'dateSpecificTemplateAssignments'
    if (!(await deleteTemplateAssignment(household, table, params.id))) throw noSuchAssignment()
  }),
  answer(weeklyAssignmentsCall, async ({ household }) =>
    (await weeklyAssignmentsOf(household)).map(toWeeklyAssignment),
  ),
  answer(assignWeekdayCall, assignWeekday),
  answer(deleteWeeklyAssignmentCall, async ({ household }, { params }) => {
    const table = 'weeklyTemplateAssignments'
    if (!(await deleteTemplateAssignment(household, table, params.id))) throw noSuchAssignment()
  }),
]
